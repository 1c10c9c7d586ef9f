import type { Meta } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';

import { staff } from '../../../testing/people.ts';
import { buildExame, exame, PODE, PROVAS } from '../../../testing/provas.ts';
import { story } from '../../../testing/story.ts';

export default { title: 'staff/provas/atos' } satisfies Meta;

const EXAM = '/provas/avaliacoes/31';
const CANCELADA = '2026-11-20T12:00:00-03:00';
const pressed = (made: ReturnType<typeof story>, name: string) => ({
  ...made,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name })),
});

export const Acts = story(EXAM, { shows: 'Cancelar prova', arrange: exame({ pode: { ...PODE, descancelar: false } }) });
export const ReadOnly = story(EXAM, { shows: '3ª Série · 3B', arrange: exame(), person: staff('supervisor') });
export const Cancelled = story(EXAM, {
  shows: 'Motivo: Faltou luz na escola',
  arrange: exame(
    {
      cancelada_em: CANCELADA,
      motivo_cancelamento: 'Faltou luz na escola',
      pode: { ...PODE, cancelar: false, mudar_turmas: false, despublicar: false },
    },
    PROVAS.map((prova) => ({ ...prova, cancelada_em: CANCELADA })),
  ),
});
export const Cancel = pressed(story(EXAM, { shows: 'O que para', arrange: exame() }), 'Cancelar prova');
export const Copy = pressed(story(EXAM, { shows: 'Criar o rascunho', arrange: exame() }), 'Copiar');
export const BackToDraftNot = pressed(
  story(EXAM, {
    shows: 'Simulado Luneta não pode voltar a rascunho',
    arrange: exame({
      pode: { ...PODE, despublicar: false },
      turmas: buildExame().turmas.map((turma) => ({
        ...turma,
        dias: turma.dias.map((dia) => ({ ...dia, qtde_iniciadas: 3 })),
      })),
    }),
  }),
  'Voltar a rascunho',
);

export const History = story(`${EXAM}/historico`, { shows: 'A questão 2 foi anulada.', arrange: exame() });
export const HistoryLoading = story(`${EXAM}/historico`, {
  shows: 'Carregando o histórico',
  arrange: (server) => {
    exame()(server);
    server.hold('listAvaliacaoEventos');
  },
});
export const HistoryEmpty = story(`${EXAM}/historico`, {
  shows: 'Nada mudou nesta prova. O que a escola fizer com ela aparece aqui.',
  arrange: (server) => {
    exame()(server);
    server.respond('listAvaliacaoEventos', []);
  },
});
export const HistoryFailed = story(`${EXAM}/historico`, {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    exame()(server);
    server.fail('listAvaliacaoEventos', 500);
  },
});

export const Windows = story(`${EXAM}/horarios`, { shows: 'Adicionar turma', arrange: exame() });
export const WindowsRunning = story(`${EXAM}/horarios`, {
  shows: 'A prova já começou: horários só ficam para depois, a duração só aumenta, e turmas só entram.',
  arrange: exame({ fase: 'durante' }),
});
export const WindowsOver = story(`${EXAM}/horarios`, {
  shows: 'Turmas e horários não mudam mais.',
  arrange: exame({ fase: 'depois', pode: { ...PODE, mudar_turmas: false } }),
});
export const WindowsLoading = story(`${EXAM}/horarios`, {
  shows: 'Carregando turmas e horários',
  arrange: (server) => server.hold('getAvaliacaoGestao'),
});
export const WindowsFailed = story(`${EXAM}/horarios`, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getAvaliacaoGestao', 500),
});
export const WindowsOffline = story(`${EXAM}/horarios`, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});

const QUESTOES = `${EXAM}/questoes`;
export const RepairAnnul = pressed(story(QUESTOES, { shows: 'Avisar os alunos', arrange: exame() }), 'Anular questão');
export const RepairSwap = pressed(
  story(QUESTOES, { shows: 'Avisar os alunos', arrange: exame() }),
  'Trocar texto ou figura',
);
export const RepairKey = pressed(
  story(QUESTOES, { shows: 'Alternativa correta', arrange: exame() }),
  'Trocar gabarito',
);
