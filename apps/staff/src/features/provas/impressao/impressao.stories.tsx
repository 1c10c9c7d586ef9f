import type { Meta } from '@storybook/react-vite';

import { buildImpressao, impressao } from '../../../testing/impressao.ts';
import { provas } from '../../../testing/provas.ts';
import { story } from '../../../testing/story.ts';
import type { MockServer } from '@luneta/testing';

export default { title: 'staff/provas/impressao' } satisfies Meta;

const PATH = '/provas/avaliacoes/31/impressao';
const arrange = (server: MockServer) => {
  provas()(server);
  impressao(server);
};

export const Booklet = story(PATH, { shows: 'Questão 20', arrange });
export const BookletTwoColumns = story(`${PATH}?colunas=2&tamanho=14&versao=B`, {
  shows: '1º dia · Versão B',
  arrange,
});
export const Sheets = story(`${PATH}?documento=folhas&turma=31`, { shows: 'Bento Brandão', arrange });
export const SheetsWithoutClass = story(`${PATH}?documento=folhas`, {
  shows: 'Folhas e lista são de uma turma. Escolha a turma acima.',
  arrange,
});
export const WhoCame = story(`${PATH}?documento=presenca&turma=31`, { shows: 'Assinatura', arrange });
export const Numbers = story(`${PATH}?documento=tabela&versao=C`, { shows: 'Nº impresso', arrange });
export const Keys = story(`${PATH}?documento=gabarito`, { shows: 'Anulada', arrange });
const DE_OUTRO = 'Só quem fez esta prova e a coordenação podem imprimir. Peça a quem fez.';
export const OfSomebodyElse = story(PATH, {
  shows: DE_OUTRO,
  arrange: (server) => {
    arrange(server);
    server.fail('getImpressao', 403, { message: DE_OUTRO });
  },
});
export const EssayAlone = story(PATH, {
  shows: 'A água que se perde no caminho',
  arrange: (server) => {
    arrange(server);
    server.respond('getImpressao', {
      ...buildImpressao(),
      itens: [],
      questoes: [],
      proposta: {
        titulo: 'A água que se perde no caminho',
        descricao: '<p>Escreva sobre o desperdício de água nas cidades.</p>',
        genero_textual_nome: 'Dissertação',
        min_linhas: 7,
        max_linhas: 30,
        textos: ['<p>De cada dez litros tratados, quase quatro se perdem antes da torneira.</p>'],
      },
    });
  },
});
export const Loading = story(PATH, {
  shows: 'Carregando a impressão',
  arrange: (server) => {
    arrange(server);
    server.hold('getImpressao');
  },
});
export const Failed = story(PATH, {
  shows: 'Não foi possível carregar',
  arrange: (server) => {
    arrange(server);
    server.fail('getImpressao', 500);
  },
});
export const OfDraft = story('/provas/rascunhos/3f6a2c1e-5d1a-4c0a-9d5e-2b7d7f1f0a35/impressao', {
  shows: 'Prévia da impressão',
  arrange,
});
