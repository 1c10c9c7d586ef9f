import type { ExportacaoAluno } from '@luneta/api-client';

/** Hands a file to the browser's downloads; the page keeps nothing of it. */
export function download({ nome_arquivo, tipo, conteudo }: ExportacaoAluno): void {
  const url = URL.createObjectURL(new Blob([conteudo], { type: `${tipo};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome_arquivo;
  link.click();
  URL.revokeObjectURL(url);
}
