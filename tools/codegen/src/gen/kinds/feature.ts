/** `pnpm gen feature <app> <name>`: a screen of an app, with its address. */
import { nameOf, oneOf } from '../names.ts';
import { fill, type Line, type Plan } from '../plan.ts';

const ROTAS = 'packages/domain/src/rotas.ts';

/** What differs between the apps. */
const APPS = {
  'student-v1': { base: '/v1', tree: 'V1_TREE', early: true, width: '' },
  'student-v2': { base: '', tree: 'V2_TREE', early: true, width: '' },
  staff: { base: '', tree: null, early: false, width: ' width="staff"' },
} as const;
const NAMES = ['student-v1', 'student-v2', 'staff'] as const;

export function planFeature(_root: string, [givenApp, given]: readonly string[]): Plan {
  const app = oneOf(givenApp, NAMES, 'app');
  const { base, tree, early, width } = APPS[app];
  const { kebab: name, snake, camel, pascal, title } = nameOf(given, 'feature');
  const path = `${base}/${snake}`;
  const words = { name, camel, pascal, title, path, app, width };
  const src = `apps/${app}/src`;
  const folder = `${src}/features/${name}`;
  const route = early ? 'student' : 'staff';
  const screen = early
    ? `screen(services, () => import('./routes/${name}.tsx'))`
    : `() => import('./routes/${name}.tsx')`;
  const lines: Line[] = [
    {
      file: `${src}/routes.tsx`,
      text: `\n      { path: ${early ? `'${path.slice(1)}'` : `paths.${camel}`}, lazy: ${screen} },`,
      before: '\n    ],\n  },',
    },
    { file: `${src}/paths.ts`, text: `  ${camel}: '${path}',\n`, beforeLast: '} as const;' },
    ...(early
      ? [
          {
            file: `${src}/early.ts`,
            text: `  { path: '${path}', modules: [FRAME, 'routes/${name}.tsx'], gets: [CONTA, '/api/v2/avisos'] },\n`,
            beforeLast: '];',
          },
        ]
      : []),
    tree === null
      ? { file: ROTAS, text: `  '${path}',\n`, after: "  '/auditoria',\n" }
      : {
          file: ROTAS,
          text: ` ${path}`,
          after: tree === 'V1_TREE' ? '/v1/conta /v1/conta/seguranca' : '/conta /conta/seguranca\n ',
        },
  ];
  return {
    files: {
      [`${src}/routes/${name}.tsx`]: fill(`feature/route-${route}.tsx`, words),
      [`${folder}/copy.ts`]: fill('feature/copy.ts', words),
      [`${folder}/${name}-screen.tsx`]: fill('feature/name-screen.tsx', words),
      [`${folder}/${name}.stories.tsx`]: fill('feature/name.stories.tsx', words),
      [`${folder}/${name}.test.tsx`]: fill('feature/name.test.tsx', words),
    },
    lines,
    next: [
      `${folder}/copy.ts: its Portuguese sentences, the documented ones to the letter`,
      `${folder}/${name}-screen.tsx: what it shows; the query of the notices stands for your own (pnpm gen query)`,
      `${folder}/${name}.stories.tsx and ${name}.test.tsx: a story for each state, and what it does when used`,
      `${src}/${app === 'staff' ? 'sections.ts: whether the navigation leads to it, and for which call' : 'routes/frame.tsx: whether the navigation leads to it'}`,
    ],
    test: `pnpm exec vitest run --project apps-browser ${folder}`,
  };
}
