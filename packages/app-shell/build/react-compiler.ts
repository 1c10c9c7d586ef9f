/** React's compiler for components and hooks, by its port in Oxc: the one on Babel took two thirds of a build. */
import { transform } from 'oxc-transform-react';
import type { Plugin } from 'vite';

/** What a file must contain to have a component or a hook: the filter of Vite's preset for the same compiler. */
const HAS_COMPONENT_OR_HOOK = /forwardRef|memo|\b(?:[A-Z]|use[A-Z0-9])/;

/** Runs before every other transform, because the compiler must see the source with its JSX and types. */
export function reactCompiler(): Plugin {
  return {
    name: 'luneta-react-compiler',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: { include: /\.[jt]sx?$/, exclude: /\/node_modules\// }, code: HAS_COMPONENT_OR_HOOK },
      async handler(code, id) {
        const { code: compiled, errors, map } = await transform(id, code, { jsx: 'preserve', sourcemap: true });
        const [error] = errors;
        if (error !== undefined) this.error(`${id}: ${error.message}`);
        return { code: compiled, map: map ?? null };
      },
    },
  };
}
