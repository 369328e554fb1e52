/** One sheet for every page: readable from 320 px on, in light and dark, without anything from elsewhere. */
export const style = `:root {
  color-scheme: light dark;
  --ground: #fbfaf8; --card: #fff; --ink: #1f1d1a; --soft: #645f57; --line: #e2ded6; --mark: #7a4a12; --warn: #9a3412;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: #171614; --card: #211f1c; --ink: #ece8e1; --soft: #aaa398; --line: #383530; --mark: #e3ab66; --warn: #fdba74; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
.page { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; justify-content: space-between; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
a { color: var(--mark); text-underline-offset: .15em; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: .5rem; background: var(--card); padding: .25rem .5rem; }
.soft { color: var(--soft); }
.memories { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .75rem; }
.memories > li, .card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem; }
.text { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
dl { display: flex; flex-wrap: wrap; gap: .15rem 1rem; margin: 0; font-size: .875rem; color: var(--soft); }
dl > div { display: flex; gap: .35rem; min-width: 0; overflow-wrap: anywhere; }
dt::after { content: ":"; }
dd { margin: 0; color: var(--ink); min-width: 0; }
.quarantined dd.status { color: var(--warn); font-weight: 600; }
pre { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem; overflow-x: auto; font-size: .85rem; }
form { display: grid; gap: .5rem; margin: .75rem 0; }
header form { margin: 0; }
label { font-weight: 600; }
input { font: inherit; width: 100%; padding: .55rem .7rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--card); color: inherit; }
button { font: inherit; justify-self: start; padding: .5rem 1rem; border: 1px solid var(--mark); border-radius: .5rem; background: var(--mark); color: var(--ground); cursor: pointer; }
header button { background: none; color: var(--mark); padding: .25rem .6rem; font-size: .875rem; }
.alert { border-left: 4px solid var(--warn); padding-left: .75rem; }
`
