/**
 * Budgets of the first picture of the console's pages. Their files come by the app's own imports: the frame, then the route.
 * Counted are the page, the first load and both with all they import; questions to the server are not.
 */
import { join } from 'node:path';

import { KB, type Gauge } from './budgets.ts';
import { readBundle, type Bundle } from './bundle.ts';
import { firstPicture, type Picture } from './first-picture.ts';
import { pictureGaugesOf, USUAL } from './picture-gauges.ts';
import { brotliBytes } from './sent.ts';

type Page = {
  readonly name: string;
  readonly route: string;
  readonly scripts: number;
  readonly styles?: number;
  readonly requests?: number;
};

/**
 * What was measured and 3 %, in whole kilobytes. Lower a page with each cut. Every page carries the section of the classes in its
 * navigation; Alunos has their pages.
 */
const PAGES: readonly Page[] = [
  { name: 'Hoje', route: 'hoje', scripts: 165 * KB },
  { name: 'Alunos', route: 'gestao', scripts: 209 * KB, styles: 9 * KB, requests: 20 },
  { name: 'Escolher aluno', route: 'selecao', scripts: 168 * KB, requests: 13 },
  { name: 'Provas', route: 'provas', scripts: 186 * KB },
  { name: 'an exam', route: 'exame', scripts: 183 * KB },
  { name: 'results of an exam', route: 'exame-resultados', scripts: 184 * KB, requests: 15 },
  { name: 'questions of an exam', route: 'exame-questoes', scripts: 195 * KB, requests: 17, styles: 10 * KB },
  { name: 'a running exam', route: 'prova', scripts: 193 * KB, requests: 15 },
  { name: 'answers on paper', route: 'prova-papel', scripts: 197 * KB, requests: 15 },
  { name: 'late answers', route: 'prova-atrasadas', scripts: 186 * KB, requests: 14 },
  { name: 'Questões', route: 'questoes', scripts: 168 * KB, requests: 13 },
  { name: 'a question', route: 'questao', scripts: 183 * KB, styles: 9 * KB, requests: 16 },
  { name: 'Correções', route: 'redacoes', scripts: 175 * KB },
  { name: 'text answers', route: 'respostas', scripts: 180 * KB, styles: 9 * KB, requests: 14 },
  { name: 'an essay', route: 'redacao', scripts: 210 * KB, styles: 11 * KB, requests: 18 },
  { name: 'Cursos', route: 'cursos', scripts: 168 * KB },
  { name: 'a course', route: 'curso', scripts: 327 * KB, styles: 10 * KB, requests: 16 },
  { name: 'Escola', route: 'escola', scripts: 203 * KB, requests: 18 },
  { name: 'Auditoria', route: 'auditoria', scripts: 169 * KB },
  { name: 'Segurança', route: 'seguranca', scripts: 194 * KB, requests: 19 },
];

/** @throws when no chunk has this name, so that a page cannot drop out of the table unseen */
function routeNamed({ routes }: Pick<Bundle, 'routes'>, name: string): Bundle['routes'][number] {
  const found = routes.find(({ chunk }) => new RegExp(`^${name}-[\\w-]{8}\\.js$`, 'u').test(chunk));
  if (!found) throw new Error(`no chunk is named ${name}: change bench/src/weight/console-budgets.ts with the route`);
  return found;
}

/** What a cold visit to a page fetches until its first picture. */
export function routePicture(dist: string, bundle: Pick<Bundle, 'routes'>, chunks: readonly string[]): Picture {
  const first = firstPicture(dist, '/', true);
  const files = new Set(chunks.flatMap((name) => routeNamed(bundle, name).all.map(({ file }) => file)));
  const sum = (end: string) =>
    [...files].filter((file) => file.endsWith(end)).reduce((total, file) => total + brotliBytes(join(dist, file)), 0);
  return {
    ...first,
    requests: first.requests + files.size,
    scripts: first.scripts + sum('.js'),
    styles: first.styles + sum('.css'),
  };
}

/** The login and every page of the console. */
export function consoleGauges(dist: string): Gauge[] {
  const bundle = readBundle(dist);
  const login = { html: USUAL.html, scripts: 129 * KB, styles: USUAL.styles, requests: USUAL.requests };
  return [
    ...pictureGaugesOf('login', firstPicture(dist, '/', false), login),
    ...PAGES.flatMap(({ name, route, scripts, styles = USUAL.styles, requests = USUAL.requests }) =>
      pictureGaugesOf(name, routePicture(dist, bundle, ['frame', route]), {
        html: USUAL.html,
        scripts,
        styles,
        requests,
      }),
    ),
  ];
}
