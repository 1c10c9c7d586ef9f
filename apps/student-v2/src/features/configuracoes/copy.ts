/** Sentences of the settings. Those of S3 §2, §4 and §8 are verbatim. */
export const copy = {
  title: 'Configurações',
  back: 'Voltar para a página inicial',
  nobody: 'Estudante',
  label: 'Nome social',
  help: 'É assim que a turma e a equipe da escola veem você.',
  save: 'Salvar',
  saved: 'Apelido salvo com sucesso!',
  required: 'Campo obrigatório, insira seu nome social.',
  tooLong: 'Seu Apelido deve ter no máximo 20 caracteres',
  conta: 'Sua Conta',
  contaHelp: 'Avatar, senha, perguntas de segurança e seus dados.',
  readOnly: 'Apenas visualização: nada pode ser alterado.',
} as const;
