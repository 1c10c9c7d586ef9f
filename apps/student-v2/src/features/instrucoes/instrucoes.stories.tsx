import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { buildProva } from '../../testing/builders.ts';
import { story } from '../../testing/story.ts';

export default { title: 'student-v2/instrucoes' } satisfies Meta;

const PATH = '/avaliacoes/301/1/instrucoes';
const prova = (changes: Parameters<typeof buildProva>[0]) => (server: MockServer) =>
  server.respond('getProva', buildProva(changes));

export const Available = story(PATH, { shows: 'Iniciar avaliação', arrange: prova({ situacao: 'disponivel' }) });
export const WithCode = story(PATH, {
  shows: 'Código da prova',
  arrange: prova({ situacao: 'disponivel', pede_codigo: true }),
});
export const TakenOnPaper = story(PATH, {
  shows: 'A escola já tem suas respostas em papel. Se você responder aqui também, a escola escolhe qual das duas vale.',
  arrange: prova({ situacao: 'disponivel', iniciada_em: null, tipo_aplicacao: 'Híbrida', em_papel: true }),
});
export const OwnInstructions = story(PATH, {
  shows: 'Da sua escola',
  arrange: prova({
    situacao: 'disponivel',
    instrucoes: 'Traga um documento com foto.\nUse apenas caneta azul nos rascunhos de papel.',
  }),
});
export const Cancelled = story(PATH, {
  shows: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  arrange: prova({ situacao: 'disponivel', cancelada_em: '2026-11-21T13:40:00-03:00' }),
});
export const EssayAlone = story(PATH, {
  shows: 'Escreva com as suas palavras',
  arrange: prova({
    situacao: 'disponivel',
    descricao: 'Oficina de redação',
    existe_itens: false,
    qtde_itens: 0,
    disciplinas: [],
    solicitar_idioma: false,
    qtde_dias: 1,
  }),
});
export const Running = story(PATH, { shows: 'Continuar avaliação', arrange: prova({}) });
export const Scheduled = story(PATH, {
  shows: 'Esta prova abre em 28 de nov. às 13h30.',
  arrange: prova({ situacao: 'agendada', data_aplicacao: '2026-11-28T13:30:00-03:00' }),
});
export const Over = story(PATH, { shows: 'Esta prova já foi encerrada.', arrange: prova({ situacao: 'encerrada' }) });
export const ReadOnly = story(PATH, {
  shows: 'Apenas visualização. Só quem faz a prova pode iniciá-la.',
  person: PROFESSOR_WITH_BIA,
  arrange: prova({ situacao: 'disponivel' }),
});
export const Loading = story(PATH, { shows: 'Carregando instruções', arrange: (server) => server.hold('getProva') });
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => server.fail('getProva', 500),
});
export const Offline = story(PATH, { shows: 'Você está sem internet', arrange: (server) => server.setOffline(true) });
