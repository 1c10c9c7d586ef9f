/** Texts of the part of the home that is built. */
export const copy = {
  title: 'Home',
  greeting: 'Que bom ver você,',
  nobody: 'Estudante',
  detail: (serie: string | null, turma: string | null, turno: string) =>
    [serie, turma === null ? null : `Turma\u00A0${turma}`, turno].filter((part) => part !== null).join('\u00A0· '),
  settings: 'Configurações',
  notBuilt: 'O restante da página inicial, com o ranking de estrelas,',
} as const;
