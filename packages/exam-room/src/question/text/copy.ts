/** Sentences of a question that is answered with a text. They come with its field, and objective exams do without. */
const numero = (n: number) => n.toLocaleString('pt-BR');

export const copy = {
  editor: 'Sua resposta',
  placeholder: 'Escreva sua resposta aqui…',
  modified: 'Ainda não salvo. Salvamos quando você parar de escrever.',
  saved: 'Salvo',
  size: (tamanho: number, max: number) => `${numero(tamanho)} de ${numero(max)} caracteres`,
  aside: 'Encontramos outra versão desta resposta. Se precisar de algo, copie daqui:',
} as const;
