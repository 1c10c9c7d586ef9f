/** Answer keys of four exams: one waits, three have a grade, the oldest is of another year. */
import type { GabaritoListaItem } from '@luneta/api-client';

const gabaritoOf = (turma_avaliacao_id: number, changes: Partial<GabaritoListaItem>): GabaritoListaItem => ({
  turma_avaliacao_id,
  descricao: 'Avaliação',
  nota_media: 75,
  presente_avaliacao: true,
  data_aplicacao: '2026-11-20T13:30:00-03:00',
  disciplinas: ['História', 'Geografia'],
  situacao: 'liberado',
  gabarito_liberado_em: '2026-11-21T19:00:00-03:00',
  prova_em_andamento: false,
  is_only_redacao: false,
  ...changes,
});

const year = new Date().getFullYear();

export const gabaritos: GabaritoListaItem[] = [
  gabaritoOf(302, { descricao: '2ª Avaliação: Humanas', data_aplicacao: `${year}-01-09T13:30:00-03:00` }),
  gabaritoOf(304, {
    descricao: '4ª Avaliação: Matemática e suas Tecnologias',
    nota_media: null,
    situacao: 'em_correcao',
    data_aplicacao: `${year}-01-12T13:30:00-03:00`,
  }),
  gabaritoOf(301, {
    descricao: '1ª Avaliação: Linguagens',
    nota_media: 60,
    data_aplicacao: `${year - 1}-06-02T13:30:00-03:00`,
  }),
  gabaritoOf(303, {
    descricao: '3ª Avaliação: Natureza',
    nota_media: 82,
    data_aplicacao: `${year}-01-10T13:30:00-03:00`,
  }),
];
