/** Whether a reply asks something; in Japanese a question may end without a mark. */
export const asksSomething = (reply: string): boolean => /[?？]|か[。\s]*$/u.test(reply)
