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
 * What a cold visit may fetch, by app: what was measured, with a little on top. The aim for every screen is 130 KB of scripts
 * and 12 requests. Lower a screen with each cut. The styles of a question stand in `common` (1.1 KB in version 1, 0.8 in 2), and
 * the pieces of the game in the code (0.6 and 0.3 KB): so each question has 12 requests and not 13 to 16, and screens without a
 * question have these bytes more. The right option after two mistakes and the result kept on reload are up to 0.2 KB in version 1;
 * the first step of a calm day and words that stay whole in narrow columns are up to 0.2 KB in version 2, and
 * the way from each score of the results to what made it is 0.1 KB.
 * The rail of a roadmap of version 2, where only what was done is a star, is 0.6 KB of styles.
 * Asking again when the internet is back, the empty list that speaks of no filter, and the place of Pipa's tip are up to 0.25 KB in
 * version 1. The way from a Boss to its questions, the focus after a dialog, long words that break, and paper without buttons are up
 * to 0.25 KB in version 1 and up to 0.2 in version 2; showing the judged option above the verdict is 0.15 more in its exercise.
 * The look of a judged option, by which it is found, is up to 0.05 KB in version 2.
 */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'student-v1': [
    { name: 'login', at: '/', signedIn: false, scripts: 125 * KB },
    {
      name: 'home',
      at: '/v1/avaliacao_adaptadas',
      signedIn: true,
      scripts: 161.9 * KB,
      styles: 8.65 * KB,
      requests: 13,
    },
    {
      name: 'subject',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4',
      signedIn: true,
      scripts: 162.35 * KB,
      styles: 9.75 * KB,
      requests: 13,
    },
    {
      name: 'contents',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/midia/1',
      signedIn: true,
      scripts: 158.85 * KB,
      styles: 8.35 * KB,
    },
    {
      name: 'exercise',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/item/1',
      signedIn: true,
      scripts: 165.45 * KB,
      styles: 7.55 * KB,
      question: { later: 1 },
    },
    {
      name: 'phase result',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/concluido',
      signedIn: true,
      scripts: 156.05 * KB,
      styles: 8.65 * KB,
    },
    {
      name: 'Boss',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss',
      signedIn: true,
      scripts: 156.55 * KB,
      styles: 8.15 * KB,
      requests: 13,
    },
    {
      name: 'Boss battle',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss/item',
      signedIn: true,
      scripts: 156.45 * KB,
      question: { later: 0 },
    },
    { name: 'exams', at: '/v1/central_avaliacoes', signedIn: true, scripts: 148.65 * KB },
    { name: 'exam detail', at: '/v1/central_avaliacoes/31/1', signedIn: true, scripts: 143.25 * KB },
    {
      name: 'question',
      at: '/v1/central_avaliacoes/31/1/itens/5',
      signedIn: true,
      scripts: 165.8 * KB,
      question: { later: 0 },
    },
    { name: 'answer keys', at: '/v1/central_avaliacoes/gabaritos', signedIn: true, scripts: 147.3 * KB },
    {
      name: 'answer key',
      at: '/v1/central_avaliacoes/gabaritos/19',
      signedIn: true,
      scripts: 148.15 * KB,
      styles: 7.05 * KB,
    },
    {
      name: 'reviewed question',
      at: '/v1/central_avaliacoes/gabaritos/19/140',
      signedIn: true,
      scripts: 154.35 * KB,
      question: { later: 0 },
    },
    { name: 'results', at: '/v1/resultados', signedIn: true, scripts: 150.7 * KB, requests: 13 },
    { name: 'account', at: '/v1/conta', signedIn: true, scripts: 153.85 * KB },
  ],
  'student-v2': [
    { name: 'login', at: '/', signedIn: false, scripts: 125.1 * KB },
    { name: 'home', at: '/home', signedIn: true, scripts: 151.6 * KB },
    { name: 'exams', at: '/avaliacoes', signedIn: true, scripts: 152.3 * KB },
    { name: 'ranking', at: '/home/ranking', signedIn: true, scripts: 153.4 * KB, styles: 7.5 * KB },
    { name: 'account', at: '/conta', signedIn: true, scripts: 157.7 * KB },
    { name: 'roadmaps', at: '/trilhas', signedIn: true, scripts: 154.45 * KB, styles: 7.3 * KB },
    { name: 'roadmap', at: '/trilhas/1201/1', signedIn: true, scripts: 156.8 * KB, styles: 8.9 * KB },
    {
      name: 'exercise',
      at: '/trilhas/1201/1/5102/questao/1',
      signedIn: true,
      scripts: 154.85 * KB,
      styles: 7.3 * KB,
      question: { later: 1 },
    },
    { name: 'results', at: '/resultados', signedIn: true, scripts: 155.85 * KB, styles: 7.3 * KB },
    { name: 'result', at: '/resultados/31', signedIn: true, scripts: 160.65 * KB, styles: 7.75 * KB },
    {
      name: 'reviewed question',
      at: '/resultados/31/questoes/3',
      signedIn: true,
      scripts: 155.95 * KB,
      question: { later: 0 },
    },
    {
      name: 'question',
      at: '/avaliacoes/31/1/questoes/5',
      signedIn: true,
      scripts: 166.75 * KB,
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
