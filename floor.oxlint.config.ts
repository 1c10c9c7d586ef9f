/**
 * What the built apps may call: nothing that a browser of the floor lacks (Chrome and Edge 109, Firefox 115, Safari 16.4; decision
 * 209). It reads `apps/<app>/dist`, so that dependencies are judged as well. `target` of the build does the same for syntax, and the
 * journey `browser-floor` for what only a running page shows.
 */
import es from 'eslint-plugin-es-x';
import { defineConfig } from 'oxlint';

/** Rules about what came after ES2022, which every browser of the floor has whole. */
const YOUNGER = Object.keys(es.configs['flat/restrict-to-es2022'].rules);

/** Not judged by name alone. */
const LEFT_OUT = [
  // Lists have methods of the same names.
  /^es-x\/no-iterator-prototype-/u,
  // Properties of our own are called `grow`, and the editor's `resize`.
  /^es-x\/no-resizable-and-growable-arraybuffers$/u,
  // The QR code asks for it before it uses it.
  /^es-x\/no-uint8array-prototype-tobase64$/u,
  // Chrome 97, Firefox 104 and Safari 15.4 have both.
  /^es-x\/no-array-prototype-findlast-findlastindex$/u,
];

/** Younger than the floor in one browser at least, and asked for before they are used. */
const ASKED_FOR = [
  // Copying a link: a button that says what failed.
  'async-clipboard',
  // Only Android lacked it.
  'print',
  // Slow connections load less.
  'network-information',
  // Confetti is drawn in the page without it.
  'offscreen-canvas',
  // Safari waits by a timer instead.
  'requestidlecallback',
  // The shape checks ask first; our own code may not use it (`no-restricted-properties` of the linter).
  'url-canparse',
  // The editor's own check of an object's prototype.
  'proto',
  // A link's name: `anchor` and the like are methods of its own objects.
  'html-wrapper-methods',
];

export default defineConfig({
  plugins: [],
  categories: { correctness: 'off' },
  jsPlugins: ['eslint-plugin-es-x', 'eslint-plugin-baseline-js'],
  settings: { 'es-x': { aggressive: true } },
  rules: {
    ...Object.fromEntries(
      YOUNGER.filter((rule) => !LEFT_OUT.some((name) => name.test(rule))).map((rule) => [rule, 'error']),
    ),
    'baseline-js/use-baseline': [
      'error',
      { available: 2022, includeWebApis: { preset: 'heuristic' }, ignoreFeatures: ASKED_FOR },
    ],
  },
});
