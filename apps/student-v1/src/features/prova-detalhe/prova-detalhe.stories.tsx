import { buildProva, type MockServer } from '@luneta/testing';
import type { Meta } from '@storybook/react-vite';

import { story } from '../../testing/story.ts';

export default { title: 'student-v1/prova-detalhe' } satisfies Meta;

const PATH = '/v1/central_avaliacoes/301/1';
const prova = (changes: Parameters<typeof buildProva>[0]) => (server: MockServer) =>
  server.respond('getProva', buildProva(changes));

export const Running = story(PATH, { shows: 'QUESTÕES' });
export const NotStarted = story(PATH, {
  shows: 'INICIAR AVALIAÇÃO',
  arrange: prova({ situacao: 'disponivel', iniciada_em: null }),
});
export const WithCode = story(PATH, {
  shows: 'Código da prova',
  arrange: prova({ situacao: 'disponivel', iniciada_em: null, pede_codigo: true }),
});
export const TakenOnPaper = story(PATH, {
  shows: 'A escola já tem suas respostas em papel. Se você responder aqui também, a escola escolhe qual das duas vale.',
  arrange: prova({ situacao: 'disponivel', iniciada_em: null, tipo_aplicacao: 'Híbrida', em_papel: true }),
});
export const OwnInstructions = story(PATH, {
  shows: 'Da sua escola',
  arrange: prova({
    situacao: 'disponivel',
    iniciada_em: null,
    instrucoes: 'Traga um documento com foto.\nUse apenas caneta azul nos rascunhos de papel.',
  }),
});
export const Cancelled = story(PATH, {
  shows: 'Esta prova foi cancelada pela escola. Suas respostas foram guardadas.',
  arrange: prova({ cancelada_em: '2026-11-21T13:40:00-03:00' }),
});
export const EssayAlone = story(PATH, {
  shows: 'Escreva com as suas palavras',
  arrange: prova({
    situacao: 'disponivel',
    iniciada_em: null,
    descricao: 'Oficina de redação',
    existe_itens: false,
    qtde_itens: 0,
    disciplinas: [],
    solicitar_idioma: false,
    qtde_dias: 1,
  }),
});
export const Over = story(PATH, { shows: 'VER RESUMO', arrange: prova({ situacao: 'encerrada' }) });
export const Loading = story(PATH, {
  shows: 'Carregando a prova',
  arrange: (server) => server.hold('getProva'),
});
export const Failed = story(PATH, { shows: 'Eita!', arrange: (server) => server.fail('getProva', 500) });
export const Offline = story(PATH, {
  shows: 'Você está sem internet',
  arrange: (server) => server.setOffline(true),
});
