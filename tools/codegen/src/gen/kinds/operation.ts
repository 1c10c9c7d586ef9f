/** `pnpm gen operation <name>`: a read of the contract, with the module of the server that answers it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { GenError, nameOf } from '../names.ts';
import { fill, type Plan } from '../plan.ts';

const MODULES = 'apps/api/src/modules';

export function planOperation(root: string, [given]: readonly string[]): Plan {
  const { kebab: name, snake: tag, camel, pascal, title } = nameOf(given, 'operation');
  const operationId = `get${pascal}`;
  if (readFileSync(join(root, 'openapi/roles.yaml'), 'utf8').includes(`\n${operationId}: `))
    throw new GenError(`operation ${operationId} is in openapi/roles.yaml already: take another name`);
  const words = { name, tag, camel, pascal, title, operationId };
  const module = `${MODULES}/${tag}`;
  const server = ['handlers.ts', 'store.ts', 'presenter.ts', 'errors.ts', 'index.ts'];
  return {
    files: {
      ...Object.fromEntries(
        ['paths', 'schemas', 'examples'].map((part) => [
          `openapi/${part}/${name}.yaml`,
          fill(`operation/${part}.yaml`, words),
        ]),
      ),
      ...Object.fromEntries(server.map((file) => [`${module}/${file}`, fill(`operation/${file}`, words)])),
      [`${module}/${tag}.test.ts`]: fill('operation/tag.test.ts', words),
    },
    lines: [
      { file: 'openapi/v2.yaml', text: `  /${tag}: { $ref: 'paths/${name}.yaml#/${tag}' }\n`, end: true },
      { file: 'openapi/roles.yaml', text: `${operationId}: { perfis: todos, alvo: pessoa }\n`, end: true },
      {
        file: 'openapi/CALLS-v2.md',
        text: `| GET | ${tag} | \`${operationId}\` | why the documented calls are not enough |\n`,
        before: '| GET | midias/{escola_id}/{arquivo} |',
      },
      { file: 'docs/glossary.md', ...glossaryLine(root, tag) },
      {
        file: 'openapi/scripts/bundle.ts',
        text: `  ['${tag}', '${title}.'],\n`,
        before: "  ['extensao', ",
      },
      {
        file: `${MODULES}/index.ts`,
        text: `import { handlers as ${camel} } from './${tag}/index.ts';\n`,
        before: '\nexport function buildHandlers',
      },
      { file: `${MODULES}/index.ts`, text: `    ...${camel},\n`, beforeLast: '  };\n}' },
    ],
    next: [
      `openapi/paths/${name}.yaml, schemas and examples beside it: what the call takes and answers; every number and text has limits`,
      `openapi/roles.yaml: who may call ${operationId}, on whose data (now: everyone signed in, about the own school)`,
      'openapi/CALLS-v2.md: why the call is there; docs/glossary.md: what its word means',
      `${module}: what it reads (store.ts), how it answers (presenter.ts), what it refuses (errors.ts)`,
      `pnpm gen query ${name} ${operationId}, when a screen asks for it`,
    ],
    test: `pnpm exec vitest run --project api ${module}`,
  };
}

/** The glossary is in the order of the alphabet: before the first word that comes later. */
function glossaryLine(root: string, tag: string): { text: string; before: string } | { text: string; end: true } {
  const text = `| \`${tag}\` | say what it means |\n`;
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').match(/^\| `[^`]+`.*$/gmu) ?? [];
  const later = rows.find((row) => (/`([^`]+)`/u.exec(row)?.[1] ?? '').toLowerCase() > tag);
  return later === undefined ? { text, end: true } : { text, before: later };
}
