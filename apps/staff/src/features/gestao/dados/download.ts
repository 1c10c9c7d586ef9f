import type { ExportacaoAluno } from '@luneta/api-client';

/** Excel reads a CSV as UTF-8 only behind this mark. */
const BOM = '\uFEFF';

/** Hands a file to the browser's downloads; the page keeps nothing of it. */
export function download({ nome_arquivo, tipo, conteudo }: ExportacaoAluno): void {
  const text = tipo === 'text/csv' ? `${BOM}${conteudo}` : conteudo;
  const url = URL.createObjectURL(new Blob([text], { type: `${tipo};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nome_arquivo;
  link.click();
  URL.revokeObjectURL(url);
}
