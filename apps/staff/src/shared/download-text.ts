/** Hands a text to the browser as a file. */
export function downloadText(nome: string, texto: string, tipo = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([texto], { type: tipo }));
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
