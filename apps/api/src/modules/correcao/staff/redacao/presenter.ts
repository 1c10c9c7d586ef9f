/** Shapes of essays and marks for correctors. It withholds the marks of others (decision 120). */
import type { Papel } from '@luneta/domain/correcao-redacao';
import { isNotaLida } from '@luneta/domain/correcao-reabertura';
import { canReadOthers } from '@luneta/domain/outras-correcoes';
import type { components } from '@luneta/openapi';

import { iso } from '../../../../http/iso.ts';
import { codigoOf } from '../codigo.ts';
import { nameOf, type CorrecaoRow, type Corretor } from './correcao-store.ts';
import { posicaoOf, regrasOf } from './policy.ts';
import type { RedacaoInteira, RedacaoRow } from './store.ts';
import { rubrica } from '../../../questoes/index.ts';

type Schemas = components['schemas'];

const PAPEL = { 1: 'primeira', 2: 'segunda', 3: 'terceira' } as const satisfies Record<Papel, string>;

const PAPEIS = { primeira: 1, segunda: 2, terceira: 3 } as const satisfies Record<Schemas['RedacaoParte'], Papel>;

/** A part of the marking as the contract names it. */
export const papelOf = (parte: Schemas['RedacaoParte']): Papel => PAPEIS[parte];

function head(row: RedacaoRow) {
  return {
    redacao_id: row.redacao_id,
    codigo: codigoOf('R', row.escola_id, row.redacao_id),
    descricao: row.descricao,
    dia_prova: row.dia_prova,
    proposta_redacao_titulo: row.titulo,
    palavras: row.palavras,
  };
}

export function presentFila(row: RedacaoRow, corretor: Corretor, agora: Date): Schemas['RedacaoFila'] {
  const { situacao, minha_situacao } = posicaoOf(row, nameOf(corretor), agora);
  return { ...head(row), avaliacao_conhecimento_id: row.avaliacao_id, situacao, minha_situacao };
}

const MOTIVOS = ['em_branco', 'texto_insuficiente', 'fuga_ao_tema', 'outro_tipo_de_texto', 'copia', 'outro'] as const;
/** A stored reason for 0, as the contract names it. */
export const motivoZeroOf = (text: string | null): Schemas['RedacaoMotivoZero'] =>
  MOTIVOS.find((motivo) => motivo === text) ?? null;

function presentOwn(own: CorrecaoRow | undefined): Schemas['RedacaoCorrecao'] {
  if (!own)
    return {
      competencias: [],
      marcas: [],
      motivo_zero: null,
      comentario: '',
      concluida: false,
      nota: null,
      versao: 0,
      gravada_em: null,
    };
  const { competencias, marcas, motivo_zero, comentario, concluida, nota, versao, gravada_em } = own;
  return {
    competencias: [...competencias],
    marcas: [...marcas],
    motivo_zero: motivoZeroOf(motivo_zero),
    comentario,
    concluida,
    nota,
    versao,
    gravada_em: iso(gravada_em),
  };
}

/** Finished parts of others, with their comments and without their names. */
function presentOthers(others: readonly CorrecaoRow[]): Schemas['RedacaoOutraCorrecao'][] {
  return others.flatMap(({ papel, competencias, marcas, motivo_zero, comentario, nota }) => {
    if (nota === null) return [];
    const motivo = motivoZeroOf(motivo_zero);
    const part = { competencias: [...competencias], marcas: [...marcas], motivo_zero: motivo, comentario, nota };
    return [{ papel: PAPEL[papel], ...part }];
  });
}

export function presentRedacao(
  row: RedacaoInteira,
  correcoes: readonly CorrecaoRow[],
  corretor: Corretor,
  agora: Date,
): Schemas['GestaoRedacao'] {
  const { situacao, minha_situacao, papel, nota_final } = posicaoOf(row, nameOf(corretor), agora);
  const own = correcoes.find((part) => nameOf(part) === nameOf(corretor));
  const others = correcoes.filter((part) => part !== own);
  const mayRead = canReadOthers(own?.concluida === true, papel, nota_final);
  return {
    ...head(row),
    texto: row.texto,
    proposta_redacao_descricao: row.proposta_descricao,
    genero_textual_nome: row.genero_textual_nome,
    textos_motivacionais: [...row.textos],
    rubrica: [...rubrica],
    regras: regrasOf(row.configuracao),
    situacao,
    minha_situacao,
    papel: papel && PAPEL[papel],
    minha_correcao: presentOwn(own),
    outras_correcoes: mayRead ? presentOthers(others) : [],
    nota_final,
    partes_concluidas: correcoes.filter(({ concluida }) => concluida).map((part) => PAPEL[part.papel]),
    resultado_lido: isNotaLida(nota_final, row.liberado_em?.getTime() ?? null, agora.getTime()),
  };
}
