/** Digital contents for the console's tests and stories. */
import type { ConteudoGestao } from '@luneta/api-client';
import type { MockServer } from '@luneta/testing';

/** A video that this person may change. */
export const buildConteudo = (changes: Partial<ConteudoGestao> = {}): ConteudoGestao => ({
  conteudo_digital_id: 71,
  objeto_conhecimento_id: 8,
  objeto_conhecimento_descricao: 'Função quadrática',
  materia_id: 3,
  materia_nome: 'Matemática',
  tipo: 'video',
  descricao: 'Função quadrática: o vértice da parábola',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  plataforma: 'YouTube',
  ordem: 1,
  qtde_roteiros: 3,
  verificacao: 'ok',
  verificada_em: '2026-11-20T10:00:00-03:00',
  arquivado_em: null,
  autor_nome: 'Helena Duarte',
  editavel: true,
  versao: 2,
  ...changes,
});

/** One that works, a broken one, one never checked, and an archived one of somebody else. */
export const CONTEUDOS: readonly ConteudoGestao[] = [
  buildConteudo(),
  buildConteudo({
    conteudo_digital_id: 72,
    tipo: 'site',
    descricao: 'Gráficos para explorar',
    url: 'https://www.graficos.example/parabola',
    plataforma: 'graficos.example',
    ordem: 2,
    verificacao: 'quebrado',
  }),
  buildConteudo({
    conteudo_digital_id: 73,
    tipo: 'podcast',
    descricao: 'A parábola no esporte',
    url: 'https://radio.example/parabola',
    plataforma: 'radio.example',
    ordem: 3,
    verificacao: null,
    verificada_em: null,
  }),
  buildConteudo({
    conteudo_digital_id: 74,
    objeto_conhecimento_id: 9,
    objeto_conhecimento_descricao: 'Cadeias alimentares',
    materia_nome: 'Biologia',
    tipo: 'artigo_pedagogico',
    descricao: 'Quem come quem no Cerrado',
    url: 'https://cerrado.example/teia',
    plataforma: 'cerrado.example',
    ordem: 1,
    qtde_roteiros: 0,
    verificacao: 'redireciona',
    arquivado_em: '2026-11-01T10:00:00-03:00',
    editavel: false,
  }),
];

export const conteudos =
  (list: readonly ConteudoGestao[] = CONTEUDOS) =>
  (server: MockServer): void =>
    server.respond('listConteudos', [...list]);
