/** What holds for one student in every exam and ranking: what each act changes, for whom, and who can undo it. */
export const copy = {
  tempo: 'Mudar acomodações',
  hide: 'Ocultar nome no ranking',
  show: 'Mostrar nome no ranking',
  hideTitle: (nome: string) => `Ocultar o nome de ${nome} no ranking?`,
  showTitle: (nome: string) => `Mostrar o nome de ${nome} no ranking?`,
  hideText:
    'Os outros alunos leem Estudante no lugar do nome. As estrelas e a posição não mudam. A equipe pode desfazer.',
  showText: 'Os outros alunos voltam a ler o nome. A equipe pode ocultar de novo.',
  oculto: 'Nome oculto no ranking',
  visivel: 'Nome visível no ranking',
  apelido: 'Retirar apelido',
  apelidoTitle: (apelido: string) => `Retirar o apelido “${apelido}”?`,
  apelidoText:
    'O aluno volta a aparecer com o primeiro nome e pode escolher outro apelido. Ninguém traz este de volta.',
  apelidoRetirado: 'Apelido retirado',
} as const;
