/** The plugin behind `opened.ts`: each import of a screen in `routes.tsx` says which one is opened. */
import type { Plugin } from 'vite';

const ROUTES = /\/(apps\/[^/]+\/src)\/routes\.tsx$/;
const IMPORT = /\bimport\('\.\/(routes\/[^']+)'\)/g;

export const noted = (): Plugin => ({
  name: 'luneta-noted',
  enforce: 'pre',
  transform(code, id) {
    const [, folder] = ROUTES.exec(id) ?? [];
    if (folder === undefined) return null;
    return code.replaceAll(IMPORT, (call, file: string) => `(globalThis.lunetaOpened?.('${folder}/${file}'), ${call})`);
  },
});
