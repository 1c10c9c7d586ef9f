/** The marked essays of a released exam, as results of version 2 and answer keys of version 1 show them (decision 194). */
import { marcaOuBranco } from '@luneta/domain/nota';
import { competenciasFinais, marcasFinais, countedMarcas } from '@luneta/domain/redacao-nota';
import type { components } from '@luneta/openapi';

import type { Tenant } from '../../../../database/tenant.ts';
import { motivoZeroOf } from '../../../correcao/index.ts';
import { NOMES_DAS_COMPETENCIAS } from '../../../questoes/index.ts';
import { isLiberado } from './policy.ts';
import { type CorrecaoRow, findRedacoes, type RedacaoRow } from './redacao-store.ts';
import type { ResultadoRow } from './store.ts';

type Schemas = components['schemas'];

/** The fields of a result that carry essays. */
export type Redacoes = Pick<Schemas['Resultado'], 'redacao' | 'outras_redacoes'>;

/** What the parts of the marking say beside the mark: the first comments first. */
function presentMarking(contam: readonly CorrecaoRow[]) {
  const motivo_zero = contam.find((part) => part.motivo_zero !== null)?.motivo_zero ?? null;
  const allZero = contam.every((part) => part.motivo_zero !== null);
  const said = (numero: number) =>
    contam.flatMap((part) => part.competencias.find((one) => one.numero === numero)?.comentario?.trim() || []);
  const five = competenciasFinais(contam.map((part) => part.competencias));
  return {
    competencias: allZero
      ? []
      : five.map(({ numero, nota }) => ({
          numero,
          nome: NOMES_DAS_COMPETENCIAS[numero - 1] ?? '',
          nota,
          comentarios: said(numero),
        })),
    marcas: [...marcasFinais(contam.map((part) => part.marcas))],
    motivo_zero: motivoZeroOf(motivo_zero),
    comentarios: contam.flatMap((part) => part.comentario.trim() || []),
  };
}

const UNMARKED = { competencias: [], marcas: [], motivo_zero: null, comentarios: [] };

/** Before the final mark nothing of the marking shows, neither a part nor its comments (COR-11). */
function presentRedacao(row: RedacaoRow): Schemas['RedacaoCorrigida'] {
  const { dia_prova, titulo, texto, palavras, online, tem_texto } = row;
  const nota = marcaOuBranco(row.nota, { online, texto: tem_texto });
  const marked = nota === null ? ('em_correcao' as const) : ('corrigida' as const);
  return {
    dia_prova,
    situacao: row.nota === null && nota !== null ? 'em_branco' : marked,
    proposta_redacao_titulo: titulo,
    texto: texto ?? '',
    palavras: palavras ?? 0,
    nota,
    ...(row.nota === null ? UNMARKED : presentMarking(countedMarcas(row.correcoes))),
  };
}

/** The student's essays: none before release, for an absent student, and in an exam without one. */
export async function redacoesOf(
  escola: Tenant,
  row: ResultadoRow,
  turma_aluno_id: number,
  agora: Date,
): Promise<Redacoes> {
  const shown = isLiberado(row, agora) && row.presente;
  const rows = shown ? await findRedacoes(escola, row.turma_avaliacao_id, turma_aluno_id) : [];
  const [redacao = null, ...outras_redacoes] = rows.map(presentRedacao);
  return { redacao, outras_redacoes };
}
