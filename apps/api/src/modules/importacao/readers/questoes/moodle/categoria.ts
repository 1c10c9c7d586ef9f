/** The folder of a question bank as its names, from the outermost. */

/** What Moodle puts before every path and above every folder. */
const PREFIX = /^\$(?:course|cat|system|module)\d*\$$/u;
const TOP = 'top';
/** The folder that Moodle makes by itself carries the name of the course. */
const DEFAULT = /^(?:Default for|Padrão para)\s+/iu;

/** `$course$/top/Matemática/Funções` is Matemática, Funções. A slash of a name is written twice. */
export function categoriaDe(path: string): readonly string[] {
  const names = path
    .trim()
    .replaceAll('//', '\u0001')
    .split('/')
    .map((name) => name.replaceAll('\u0001', '/').trim());
  return names
    .filter((name, index) => name !== '' && !(index === 0 && PREFIX.test(name)))
    .filter((name, index) => !(index === 0 && name === TOP))
    .map((name) => name.replace(DEFAULT, '').slice(0, 200))
    .slice(0, 10);
}
