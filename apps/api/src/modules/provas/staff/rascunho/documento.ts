/** The document of a draft, as the contract has it: taken from a request, and compared with what is stored. */
import { formaDoRascunho } from '@luneta/domain/rascunho-forma';
import { janelasDoRascunho } from '@luneta/domain/rascunho-janela';
import type { Checagem } from '@luneta/domain/rascunho';
import type { components } from '@luneta/openapi';

type Schemas = components['schemas'];
export type Documento = Schemas['RascunhoDocumento'];

/** The document of a request. */
export function documentoOf(body: Schemas['RascunhoAvaliacaoRequest']): Documento {
  const { versao: _read, params: _copy, ...documento } = body;
  return { ...documento, descricao: documento.descricao.trim() };
}

/** What stops the document by itself, on the clock of the school. */
export const pendenciasOf = (documento: Documento, fuso_horario: string, agora: Date): Checagem[] => [
  ...formaDoRascunho(documento),
  ...janelasDoRascunho(documento, fuso_horario, agora.getTime()),
];

/** The questions that it names, each once. */
export const questoesOf = ({ dias }: Pick<Documento, 'dias'>): number[] => [
  ...new Set(dias.flatMap(({ itens }) => itens.map(({ questao_id }) => questao_id))),
];
