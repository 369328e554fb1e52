import type { Draft } from "../contract/index.ts"

/** The rule of a name that somebody is called by, which is given beside the name that they have. */
export const CALLED_NAME = "called name"

/** Whether a statement says what somebody is called: "Everybody calls me Jojo" leaves the name that they have. */
export const isCalledName = ({ metadata }: Pick<Draft, "metadata">): boolean => metadata?.rule === CALLED_NAME
