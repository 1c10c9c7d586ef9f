/** How many lines, and in which step a file is. Pure. */
import type { GestaoImportacao, GestaoImportacaoResumo } from '@luneta/api-client';

/** Lines that change something when the file is applied. */
export const mudancasDe = (resumo: GestaoImportacaoResumo): number =>
  resumo.criar + resumo.atualizar + resumo.mover + resumo.inativar + resumo.reativar + resumo.nova_revisao;

/** All lines of the file. `aviso` counts some of them once more. */
export const linhasDe = (resumo: GestaoImportacaoResumo): number =>
  mudancasDe(resumo) + resumo.igual + resumo.duplicada + resumo.erro + resumo.ignorada;

/** Lines that are in order, whatever they do. */
export const prontasDe = (resumo: GestaoImportacaoResumo): number => linhasDe(resumo) - resumo.erro - resumo.ignorada;

export type Etapa = 'arquivo' | 'colunas' | 'conferencia' | 'aplicar';

/** In their order, as the wizard counts them. */
export const ETAPAS: readonly Etapa[] = ['arquivo', 'colunas', 'conferencia', 'aplicar'];

/** Whether a file that was refused is read once a person says what its columns are, or which sheet. */
export const podeDizer = ({ colunas, planilhas }: Pick<GestaoImportacao, 'colunas' | 'planilhas'>): boolean =>
  colunas.length > 0 || planilhas.length > 1;

/** The step a file is in; of one that may be looked at, the one that the address asks for. */
export function etapaDe(
  { situacao, ...lido }: Pick<GestaoImportacao, 'situacao' | 'colunas' | 'planilhas'>,
  asked: string | null,
): Etapa {
  const seen: Etapa = asked === 'conferencia' ? 'conferencia' : 'colunas';
  switch (situacao) {
    case 'recusada':
      return podeDizer(lido) ? 'colunas' : 'arquivo';
    case 'recebida':
    case 'analisando':
    case 'pronta':
      return seen;
    case 'falhou':
      return 'conferencia';
    case 'aplicando':
    case 'aplicada':
    case 'desfazendo':
    case 'desfeita':
      return 'aplicar';
  }
}
