import { createHash } from 'node:crypto';

/**
 * Part of the page itself, so that the page makes no other request. The spinner does not move for buyers who prefer
 * that.
 */
export const style = `
:root { color-scheme: light dark; --ground: #f3f4f7; --card: #fff; --line: #dde1e7; --text: #1b2330;
  --soft: #515b6a; --busy: #1f4fd8; --good: #0a7548; --bad: #b3261e; --on-action: #fff;
  --test: #ffe8ad; --on-test: #463300; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0f1318; --card: #1a2029; --line: #303a48; --text: #eef1f5; --soft: #b0bac7;
    --busy: #93b4ff; --good: #62d6a3; --bad: #ff9c94; --on-action: #0c1424; --test: #4a3a0c; --on-test: #ffe6ab; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 1rem; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column;
  background: var(--ground); color: var(--text); font: 1.0625rem/1.55 system-ui, sans-serif; }
header { margin: -1rem -1rem 1rem; padding: 0.6rem 1rem; background: var(--test); color: var(--on-test); text-align: center; }
header p { font-size: 0.9375rem; }
main { width: 100%; max-width: 29rem; margin: auto; padding: 2.5rem 2rem;
  border: 1px solid var(--line); border-radius: 1.25rem; background: var(--card); text-align: center;
  box-shadow: 0 1rem 3rem -1.5rem rgb(0 0 0 / 0.25); }
svg { display: block; width: 4rem; height: 4rem; margin: 0 auto 1.5rem; fill: none; stroke: currentColor;
  stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.busy { color: var(--busy); } .good { color: var(--good); } .calm { color: var(--soft); } .bad { color: var(--bad); }
.disc { fill: currentColor; stroke: none; opacity: 0.13; }
.track { opacity: 0.2; }
@media (prefers-reduced-motion: no-preference) {
  .busy { animation: turn 1.1s linear infinite; }
  @keyframes turn { to { transform: rotate(1turn); } }
}
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
p { margin: 0; text-wrap: balance; }
.note { margin-top: 1rem; color: var(--soft); font-size: 0.9375rem; }
dl { margin: 1.5rem 0 0; padding: 1rem 0 0; border-top: 1px solid var(--line); font-size: 0.9375rem; }
dl div { display: flex; justify-content: space-between; gap: 1.5rem; }
dt { color: var(--soft); } dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
a { display: inline-block; margin-top: 1.5rem; padding: 0.7rem 1.5rem; border: 2px solid var(--busy);
  border-radius: 0.75rem; background: var(--busy); color: var(--on-action); font-weight: 600; text-decoration: none; }
a + a { margin-top: 0.75rem; }
a.quiet { background: none; color: var(--busy); border-color: var(--line); }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
a + .note { margin-top: 0.75rem; overflow-wrap: anywhere; }
@media (max-width: 30rem) { main { padding: 2rem 1.25rem; } }
`;

/** Allows our style by its hash, and pictures inside the page. No scripts, no frames, no requests. */
export const contentSecurityPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
