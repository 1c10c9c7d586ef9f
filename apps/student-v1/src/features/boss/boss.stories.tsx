import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { story } from '../../testing/story.ts';
import { copy } from './copy.ts';
import { arrangeBoss, BOSS_PATH, refuse, type BossServerOptions } from './testing/boss-server.ts';

export default { title: 'student-v1/boss' } satisfies Meta;

type Played = { canvasElement: HTMLElement };
type Place = '' | '/item' | '/finalizado' | '/finalizado#questoes';

/** A Boss at one of its addresses. */
const boss = (
  place: Place,
  shows: string,
  server: BossServerOptions,
  more: Partial<Parameters<typeof story>[1]> = {},
) => story(BOSS_PATH + place, { arrange: (mock) => void arrangeBoss(mock, server), shows, ...more });

export const Opening = boss('', copy.start, { status: 'desbloqueado', itens: 10 });
export const Locked = boss('', copy.locked.desafios, { status: 'bloqueado', itens: 10 });
export const RoadmapOver = boss('', copy.locked.prazo, { status: 'bloqueado', itens: 10, roteiro_encerrado: true });
export const Visitor = boss(
  '',
  copy.readOnly.equipe,
  { status: 'bloqueado', itens: 10 },
  { person: PROFESSOR_WITH_BIA },
);
export const OpeningLoading = story(BOSS_PATH, {
  shows: copy.loading,
  arrange: (server) => server.hold('getBossInfo'),
});
export const OpeningOffline = story(BOSS_PATH, {
  shows: copy.failed.title,
  arrange: (server) => server.setOffline(true),
});
export const OpeningFailed = story(BOSS_PATH, { shows: 'Eita!', arrange: (server) => server.fail('getBossInfo', 500) });
export const Refused = {
  ...story(BOSS_PATH, {
    shows: 'Este desafio já terminou. Agora você pode revisar as questões.',
    arrange: (server) => refuse(arrangeBoss(server, { status: 'desbloqueado' }), 'startBoss', 'boss_encerrado'),
  }),
  play: async ({ canvasElement }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: copy.start }));
  },
};

const RESPOSTAS = [3, 3, 1, 3, 3, 2] as const;
export const Fighting = boss('/item', 'Questão 7 de 10', { itens: 10, respostas: RESPOSTAS });
export const LittleTime = boss('/item', '01:30', { itens: 10, respostas: RESPOSTAS, tempo_restante: 90 });
export const FightingLoading = story(`${BOSS_PATH}/item`, {
  shows: copy.loading,
  arrange: (server) => arrangeBoss(server).hold('getBossResumo'),
});
export const QuestionFailed = story(`${BOSS_PATH}/item`, {
  shows: copy.questionFailed,
  arrange: (server) => arrangeBoss(server).fail('getQuestao', 503),
});
export const Watching = boss(
  '/item',
  copy.watching,
  { status: 'desbloqueado', itens: 10, online: false },
  { person: PROFESSOR_WITH_BIA },
);

const attack = async ({ canvasElement }: Played) => {
  const screen = within(canvasElement);
  await userEvent.click(await screen.findByRole('radio', { name: /^Alternativa C/u }));
  await userEvent.click(screen.getByRole('button', { name: copy.attack }));
};
export const Hit = { ...boss('/item', copy.chip.acertou, { itens: 10, respostas: RESPOSTAS }), play: attack };
export const UnsentOnDevice = {
  ...story(`${BOSS_PATH}/item`, {
    shows: copy.unsent.servidor,
    arrange: (server) => arrangeBoss(server, { itens: 10, respostas: RESPOSTAS }).fail('saveRespostaBoss', 503),
  }),
  play: attack,
};
export const Leaving = {
  ...boss('/item', copy.leave.text, { itens: 10, respostas: RESPOSTAS }),
  play: async ({ canvasElement }: Played) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: copy.exit }));
  },
};

export const Won = boss('/finalizado', copy.won, {
  status: 'venceu',
  itens: 10,
  respostas: [3, 3, 3, 3, 3, 3, 3, 3, 1, 1],
});
export const Lost = boss('/finalizado', copy.lost, { status: 'perdeu', itens: 10, respostas: [3, 3, 3, 3, 1, 1] });
export const Reviewing = boss('/finalizado#questoes', copy.reviewTitle, {
  status: 'perdeu',
  itens: 10,
  respostas: [3, 1],
});
