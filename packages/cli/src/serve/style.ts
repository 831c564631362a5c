// The look of the local page: system fonts, light and dark.
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: #faf6ec; --ink: #2b2620; --faint: #6f6557; --line: #d8cdb6; --accent: #8a3b12; --card: #fffdf6;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #1c1916; --ink: #ece4d4; --faint: #a89c88; --line: #3d362d; --accent: #e59a63; --card: #25211c; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 54rem; padding: 3rem 1.25rem 5rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 Iowan Old Style, Palatino Linotype, Palatino, Georgia, serif;
}
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; font-weight: 600; letter-spacing: -0.01em; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.25rem; font-weight: 600; }
p { margin: 0.75rem 0; }
.lead { color: var(--faint); font-size: 1.1875rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
a:focus-visible, pre:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.button { display: inline-block; padding: 0.5rem 1rem; border: 1px solid var(--accent); border-radius: 0.375rem; text-decoration: none; margin-right: 0.75rem; }
code, pre { font: 0.875rem/1.55 ui-monospace, SF Mono, Cascadia Mono, Menlo, Consolas, monospace; }
pre { overflow-x: auto; padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.375rem; background: var(--card); }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--faint); font-weight: 400; }
.number { text-align: right; }
details { margin: 0.75rem 0; }
summary { cursor: pointer; color: var(--accent); }
footer { margin-top: 3rem; color: var(--faint); font-size: 0.875rem; }
`
