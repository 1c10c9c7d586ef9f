/** Writes many rows at once, for a school that is made by a program: the demo. It checks nothing that its caller can know. */
import { insertStatement, loader, type NewRow } from '../../database/insert.ts';
import { statement } from '../../database/statement.ts';
import type { Tenant } from '../../database/tenant.ts';
import type {
  area_conhecimento,
  materia,
  objeto_conhecimento,
  proposta_redacao,
  questao,
  texto_motivacional,
} from '../../database/schema/index.ts';

type Named = { readonly nome: string; readonly id: number };

export const loadObjetosCriar = loader(
  insertStatement<NewRow<typeof objeto_conhecimento>, { id: number }>(
    'load_objetos',
    'objeto_conhecimento',
    ['materia_id', 'serie_id', 'descricao'],
    'returning id',
  ),
);

export const loadQuestoes = loader(
  insertStatement<NewRow<typeof questao>, { codigo: string; id: number }>(
    'load_questoes',
    'questao',
    [
      'codigo',
      'materia_id',
      'objeto_conhecimento_id',
      'capitulo',
      'habilidade',
      'enunciado',
      'opcao_a',
      'opcao_b',
      'opcao_c',
      'opcao_d',
      'opcao_e',
      'gabarito',
      'comentario',
      'subjetiva',
      'lingua_estrangeira',
      'dificuldade',
      'tri_a',
      'tri_b',
      'tri_c',
      'tri_origem',
      'origem',
      'atualizada_em',
    ],
    'returning codigo, id',
  ),
);

export const loadPropostas = loader(
  insertStatement<NewRow<typeof proposta_redacao>, { codigo: string; id: number }>(
    'load_propostas',
    'proposta_redacao',
    ['codigo', 'titulo', 'genero_textual_nome', 'min_linhas', 'max_linhas', 'descricao'],
    'returning codigo, id',
  ),
);

export const loadTextos = loader(
  insertStatement<NewRow<typeof texto_motivacional>>('load_textos', 'texto_motivacional', [
    'proposta_redacao_id',
    'ordem',
    'conteudo',
  ]),
);

export const loadAreas = loader(
  insertStatement<NewRow<typeof area_conhecimento>, { codigo: string; id: number }>(
    'load_areas',
    'area_conhecimento',
    ['codigo', 'nome', 'nome_curto'],
    'returning codigo, id',
  ),
);

export const loadMaterias = loader(
  insertStatement<NewRow<typeof materia>, Named>(
    'load_materias',
    'materia',
    ['nome', 'fora_do_gabarito', 'area_conhecimento_id'],
    'returning nome, id',
  ),
);

const OBJETOS_DA_ESCOLA = statement<
  { escola_id: number },
  { id: number; materia_id: number; materia: string; descricao: string }
>(
  'find_objetos_of_load',
  `select o.id, o.materia_id, m.nome as materia, o.descricao
     from objeto_conhecimento o join materia m on m.escola_id = o.escola_id and m.id = o.materia_id
    where o.escola_id = :escola_id order by o.id`,
);

/** Every topic of the school with its subject. */
export const findObjetos = (escola: Tenant) => escola.run(OBJETOS_DA_ESCOLA, {});
