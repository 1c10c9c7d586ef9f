/** Builds the packages that others install: all, or those named. `node src/build.ts ui domain` */
import { bundle } from './bundle.ts';
import { declare } from './declarations.ts';
import { PUBLISHED } from './packages.ts';

const named = process.argv.slice(2);
const unknown = named.filter((name) => !PUBLISHED.some((one) => one === name));
if (unknown.length > 0)
  throw new Error(`No published package: ${unknown.join(', ')}. There are ${PUBLISHED.join(', ')}.`);

for (const name of PUBLISHED) {
  if (named.length > 0 && !named.includes(name)) continue;
  const start = performance.now();
  await bundle(name);
  declare(name);
  console.log(`built @luneta/${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
