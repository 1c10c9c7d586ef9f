/** The table of the console against its screens. */
import { checkTitles } from '@luneta/app-shell/testing/render';

import { screens } from './screens.ts';
import { open } from './testing/open.tsx';

/** Sections that a coordinator does not find (`roles.test.tsx`). */
const HIDDEN = [
  'inicio',
  'cursos',
  'pesquisa',
  'consentimentos',
  'importacoes',
  'importacaoNova',
  'importacao',
  'auditoria',
];

const rows = screens.rows.filter(({ name }) => !HIDDEN.includes(name));
checkTitles({ screens: { ...screens, rows }, open: (path) => open(path) });
