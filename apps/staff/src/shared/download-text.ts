/** Hands a text to the browser as a file. */
export const downloadText = (nome: string, texto: string, tipo = 'text/csv;charset=utf-8'): void =>
  downloadFile(nome, new Blob([texto], { type: tipo }));

/** Hands bytes to the browser as a file. */
export function downloadFile(nome: string, bytes: Blob): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = nome;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name without what file systems refuse. */
export const fileNameOf = (...partes: readonly string[]): string =>
  `${partes
    .join(' ')
    .normalize('NFD')
    .replaceAll(/[^\w .-]/gu, '')
    .trim()
    .replaceAll(/\s+/gu, '-')
    .toLowerCase()}.csv`;
