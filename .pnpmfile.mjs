/** pnpm calls this before it packs: no archive carries the scripts and tools of this repository. */
export const hooks = {
  beforePacking(manifest) {
    delete manifest.scripts;
    delete manifest.devDependencies;
    return manifest;
  },
};
