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
};

/**
 * What a cold visit may fetch, by app: what was measured, with a little on top. The aim for every screen is 130 KB of scripts
 * and 12 requests. Lower a screen with each cut.
 */
const SCREENS: Readonly<Record<string, readonly Screen[]>> = {
  'student-v1': [
    { name: 'login', at: '/', signedIn: false, scripts: 125 * KB },
    {
      name: 'home',
      at: '/v1/avaliacao_adaptadas',
      signedIn: true,
      scripts: 161 * KB,
      styles: 7.5 * KB,
      requests: 13,
    },
    {
      name: 'subject',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4',
      signedIn: true,
      scripts: 161.5 * KB,
      styles: 8.55 * KB,
      requests: 13,
    },
    {
      name: 'contents',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/midia/1',
      signedIn: true,
      scripts: 158 * KB,
      styles: 7.2 * KB,
    },
    {
      name: 'exercise',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/item/1',
      signedIn: true,
      scripts: 164.5 * KB,
      styles: 8 * KB,
    },
    {
      name: 'phase result',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/24/concluido',
      signedIn: true,
      scripts: 155 * KB,
      // Words stay whole where text is large and the phone narrow.
      styles: 7.6 * KB,
    },
    {
      name: 'Boss',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss',
      signedIn: true,
      scripts: 155.75 * KB,
      // Words stay whole where text is large and the phone narrow.
      styles: 7.1 * KB,
      requests: 13,
    },
    {
      name: 'Boss battle',
      at: '/v1/avaliacao_adaptadas/roteiro_estudos/4/4/boss/item',
      signedIn: true,
      scripts: 155.75 * KB,
      // Words stay whole where text is large and the phone narrow.
      styles: 7.3 * KB,
    },
    { name: 'exams', at: '/v1/central_avaliacoes', signedIn: true, scripts: 147.75 * KB },
    { name: 'exam detail', at: '/v1/central_avaliacoes/31/1', signedIn: true, scripts: 142.5 * KB },
    {
      name: 'question',
      at: '/v1/central_avaliacoes/31/1/itens/5',
      signedIn: true,
      scripts: 165 * KB,
    },
    { name: 'answer keys', at: '/v1/central_avaliacoes/gabaritos', signedIn: true, scripts: 146.5 * KB },
    {
      name: 'answer key',
      at: '/v1/central_avaliacoes/gabaritos/19',
      signedIn: true,
      scripts: 147.5 * KB,
    },
    {
      name: 'reviewed question',
      at: '/v1/central_avaliacoes/gabaritos/19/140',
      signedIn: true,
      scripts: 153.75 * KB,
      requests: 13,
    },
    { name: 'results', at: '/v1/resultados', signedIn: true, scripts: 150 * KB, requests: 13 },
    { name: 'account', at: '/v1/conta', signedIn: true, scripts: 153 * KB },
  ],
  'student-v2': [
    { name: 'login', at: '/', signedIn: false, scripts: 125.1 * KB },
    // A day with nothing open has a first step, too.
    { name: 'home', at: '/home', signedIn: true, scripts: 151 * KB },
    // The server is asked again when an exam begins or ends.
    { name: 'exams', at: '/avaliacoes', signedIn: true, scripts: 151.75 * KB },
    { name: 'ranking', at: '/home/ranking', signedIn: true, scripts: 152.75 * KB },
    { name: 'account', at: '/conta', signedIn: true, scripts: 157 * KB },
    { name: 'roadmaps', at: '/trilhas', signedIn: true, scripts: 153.75 * KB },
    // Styles of these two and of a question: words stay whole where text is large and the phone narrow. Scripts: the list of files.
    { name: 'roadmap', at: '/trilhas/1201/1', signedIn: true, scripts: 156.1 * KB, styles: 7.5 * KB },
    { name: 'exercise', at: '/trilhas/1201/1/5102/questao/1', signedIn: true, scripts: 154 * KB, styles: 7.75 * KB },
    { name: 'results', at: '/resultados', signedIn: true, scripts: 155.1 * KB },
    { name: 'result', at: '/resultados/31', signedIn: true, scripts: 160.25 * KB },
    {
      name: 'reviewed question',
      at: '/resultados/31/questoes/3',
      signedIn: true,
      scripts: 155.25 * KB,
    },
    {
      name: 'question',
      at: '/avaliacoes/31/1/questoes/5',
      signedIn: true,
      scripts: 166 * KB,
      styles: 7.4 * KB,
    },
  ],
};

/** Everything these budgets say about one built app. */
export const pictureGauges = (app: string, dist: string): Gauge[] =>
  app === 'staff'
    ? consoleGauges(dist)
    : (SCREENS[app] ?? []).flatMap(
        ({ name, at, signedIn, scripts, styles = USUAL.styles, requests = USUAL.requests }) =>
          pictureGaugesOf(name, firstPicture(dist, at, signedIn), { html: USUAL.html, scripts, styles, requests }),
      );
