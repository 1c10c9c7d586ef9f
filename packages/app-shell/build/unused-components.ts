import type { Plugin } from 'vite';

/**
 * Lets the bundler remove unused components of React libraries: it does not know that `forwardRef` has no side effects,
 * and counts an assigned `displayName` as a use. Applied to dependencies only; our own code has neither.
 */
export function unusedComponents(): Plugin {
  const NAMED = /^\w+\.displayName = [^;\n]*;$/gmu;
  const FORWARDED = /(?<== )(?=React(?:\$\d)?\.forwardRef\()/gu;
  return {
    name: 'luneta-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/u, code: /\.(?:displayName = |forwardRef\()/u },
      handler: (code) => ({ code: code.replace(NAMED, '').replace(FORWARDED, '/* @__PURE__ */ '), map: null }),
    },
  };
}
