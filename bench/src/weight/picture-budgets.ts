/** Budgets of the first picture of each screen: requests, and bytes as Brotli makes them. Fonts come after it. */
import { KB, type Gauge } from './budgets.ts';
import { consoleGauges } from './console-budgets.ts';
import { firstPicture } from './first-picture.ts';
import { pictureGaugesOf, USUAL } from './picture-gauges.ts';

type Screen = {
  readonly name: string;
  readonly at: string;
  readonly signedIn: boolean;
  readonly scripts: number;
  /** Where a screen may have more than the others. */
  readonly styles?: number;
  readonly requests?: number;
  /** A question: it has at most 12 requests, and its row cannot say more. `later`: calls whose address stands in an answer. */
  readonly question?: { readonly later: number };
};

/** What a question may ask for before it is painted (issue of the page budgets). */
export const QUESTION_REQUESTS = 12;

/** How many requests a screen may begin with; a question has to leave those that follow from an answer. */
export const requestLimit = ({ question, requests = USUAL.requests }: Pick<Screen, 'question' | 'requests'>): number =>
  question === undefined ? requests : QUESTION_REQUESTS - question.later;

/**
 * What a cold visit may fetch, by app: what was measured and 3 %, in whole kilobytes. The aim for every screen is 130 KB of scripts
 * and 12 requests. Lower a screen with each cut. The styles of a question stand in `common` (1.1 KB in version 1, 0.8 in 2), in
 * version 1 those of the game too (1 KB), and the pieces of the game in the code (0.6 and 0.3 KB): so each question has 12 requests
 * and not 13 to 16, and screens without a question have these bytes more. What neither a question nor a home needs is a file of
 * its own, `pages`: one request more for the screens that need it.
 */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'student-v1': [
    { name: 'login', at: '/', signedIn: false, scripts: 129 * KB },
    {
      name: 'home',
      at: '/v1/avaliacao_adaptadas',
      signedIn: true,
      scripts: 159 * KB,
      styles: 9 * KB,
    },
    {
      name: 'subject',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4',
      signedIn: true,
      scripts: 164 * KB,
      styles: 10 * KB,
      requests: 13,
    },
    {
      name: 'contents',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/midia/1',
      signedIn: true,
      scripts: 167 * KB,
      requests: 13,
      styles: 9 * KB,
    },
    {
      name: 'exercise',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/item/1',
      signedIn: true,
      scripts: 169 * KB,
      question: { later: 1 },
    },
    {
      name: 'phase result',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/concluido',
      signedIn: true,
      scripts: 171 * KB,
      styles: 9 * KB,
    },
    {
      name: 'Boss',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss',
      signedIn: true,
      scripts: 158 * KB,
      styles: 8 * KB,
      requests: 13,
    },
    {
      name: 'Boss battle',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss/item',
      signedIn: true,
      scripts: 167 * KB,
      styles: 9 * KB,
      question: { later: 0 },
    },
    { name: 'exams', at: '/v1/central_avaliacoes', signedIn: true, scripts: 155 * KB, styles: 8 * KB },
    { name: 'exam detail', at: '/v1/central_avaliacoes/31/1', signedIn: true, scripts: 149 * KB },
    {
      name: 'question',
      at: '/v1/central_avaliacoes/31/1/itens/5',
      signedIn: true,
      scripts: 174 * KB,
      styles: 8 * KB,
      question: { later: 0 },
    },
    {
      name: 'answer keys',
      at: '/v1/central_avaliacoes/gabaritos',
      signedIn: true,
      scripts: 149 * KB,
      styles: 8 * KB,
    },
    {
      name: 'answer key',
      at: '/v1/central_avaliacoes/gabaritos/19',
      signedIn: true,
      scripts: 154 * KB,
      requests: 13,
      styles: 9 * KB,
    },
    {
      name: 'reviewed question',
      at: '/v1/central_avaliacoes/gabaritos/19/140',
      signedIn: true,
      scripts: 156 * KB,
      styles: 8 * KB,
      question: { later: 0 },
    },
    { name: 'results', at: '/v1/resultados', signedIn: true, scripts: 157 * KB, styles: 9 * KB, requests: 14 },
    { name: 'account', at: '/v1/conta', signedIn: true, scripts: 160 * KB, styles: 8 * KB },
  ],
  'student-v2': [
    { name: 'login', at: '/', signedIn: false, scripts: 130 * KB },
    { name: 'home', at: '/home', signedIn: true, scripts: 155 * KB },
    { name: 'exams', at: '/avaliacoes', signedIn: true, scripts: 159 * KB },
    { name: 'ranking', at: '/home/ranking', signedIn: true, scripts: 156 * KB, styles: 8 * KB },
    { name: 'account', at: '/conta', signedIn: true, scripts: 164 * KB, requests: 13 },
    { name: 'roadmaps', at: '/trilhas', signedIn: true, scripts: 158 * KB, styles: 8 * KB },
    { name: 'roadmap', at: '/trilhas/1201/1', signedIn: true, scripts: 163 * KB, styles: 10 * KB },
    {
      name: 'exercise',
      at: '/trilhas/1201/1/5102/questao/1',
      signedIn: true,
      scripts: 158 * KB,
      styles: 8 * KB,
      question: { later: 1 },
    },
    { name: 'results', at: '/resultados', signedIn: true, scripts: 159 * KB, styles: 8 * KB },
    { name: 'result', at: '/resultados/31', signedIn: true, scripts: 164 * KB, styles: 8 * KB },
    {
      name: 'reviewed question',
      at: '/resultados/31/questoes/3',
      signedIn: true,
      scripts: 159 * KB,
      question: { later: 0 },
    },
    {
      name: 'question',
      at: '/avaliacoes/31/1/questoes/5',
      signedIn: true,
      scripts: 177 * KB,
      question: { later: 0 },
    },
  ],
};

/** Everything these budgets say about one built app. */
export const pictureGauges = (app: string, dist: string): Gauge[] =>
  app === 'staff'
    ? consoleGauges(dist)
    : (SCREENS[app] ?? []).flatMap(({ name, at, signedIn, scripts, styles = USUAL.styles, ...row }) =>
        pictureGaugesOf(name, firstPicture(dist, at, signedIn), {
          html: USUAL.html,
          scripts,
          styles,
          requests: requestLimit(row),
        }),
      );
