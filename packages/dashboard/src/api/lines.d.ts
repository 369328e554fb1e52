declare module "virtual:keepsake-lines" {
  /** The API's table without its schemas, made when the page is built. */
  export const lines: Readonly<Record<string, import("@keepsake/api/browser").Line>>
}
