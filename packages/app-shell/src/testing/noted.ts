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
    // A screen that is not noted would seem never to be opened, and its tests would not run again.
    if (code.match(/\bimport\(/g)?.length !== code.match(IMPORT)?.length)
      this.error("a screen is not imported as import('./routes/name.tsx'): its tests would not be noted");
    return code.replaceAll(IMPORT, (call, file: string) => `(globalThis.lunetaOpened?.('${folder}/${file}'), ${call})`);
  },
});
