import { analyse } from "./analyse.ts"

const ENGLISH = `
  a about above after again against ain all also am an and any are aren as at be because been before being below between both but by
  can could couldn d did didn do does doesn doing don down during each either else ever few for from further get gets getting got
  had hadn has hasn have haven having he her here hers herself him himself his how however i if im in into is isn it its itself
  just ll let m ma me might mightn more most much must mustn my myself needn neither no nor not now o of off oh ok okay on once
  only or other our ours ourselves out over own please re same shall shan she should shouldn so some such t than that the their
  theirs them themselves then there these they this those though through to too under until up upon us ve very was wasn we were
  weren what whatever when where whether which while who whom whose why will with within without won would wouldn yes yet you
  your yours yourself yourselves s dont`

/** Particles and other words without a topic of their own, of languages that are cut by dictionary. */
const CHINESE_AND_JAPANESE =
  "的 了 是 在 吗 呢 吧 啊 和 与 也 就 都 の は が を に で と も へ か な た です ます て する し から まで"

const stopStems: ReadonlySet<string> = new Set([...analyse(ENGLISH), ...CHINESE_AND_JAPANESE.split(" ")])

/** Whether an analysed word says nothing about a topic. "May" is not among them: it is a month, too. */
export function isStopWord(stem: string): boolean {
  return stopStems.has(stem)
}
