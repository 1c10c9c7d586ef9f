/** Sentences of the newer account screen. Those of S1 §2.7, §5 and §8 are verbatim. */
export const copy = {
  title: 'Sua Conta',
  close: 'Fechar',
  signOut: 'Sair',
  /** Read by the student, and by staff in the student's view. */
  code: { own: 'Seu código', viewed: 'Código do aluno' },
  codeHelp: 'A escola encontra você por este número.',
  nobody: 'Estudante',
  facts: {
    name: 'Nome completo',
    birth: 'Data de nascimento',
    serie: 'Série',
    turma: 'Turma',
    unknown: 'Não informado',
  },
  turma: (codigo: string, turno: string) => `${codigo} · ${turno}`,
  tooLong: 'Seu Apelido deve ter no máximo 20 caracteres',
  saved: 'Dados salvos com sucesso!',
  senha: 'Alteração de senha',
  perguntas: 'Perguntas de segurança',
  changeStudent: 'Mudar de aluno',
  readOnly: 'Apenas visualização: nada pode ser alterado.',
  management: {
    title: 'Gestão',
    text: 'Só a equipe de gestão vê este quadro.',
    reset: 'Resetar senha',
    ask: (name: string) =>
      `A senha atual de ${name} deixa de valer agora e as sessões abertas terminam. A senha nova serve para um só acesso: ao entrar, será preciso criar outra.`,
    confirm: 'Resetar senha',
    cancel: 'Cancelar',
    done: 'Senha resetada com sucesso',
    newSenha: 'Nova senha',
    newSenhaHelp: 'Entregue a senha ao aluno. No próximo acesso é preciso trocá-la.',
    close: 'Fechar',
    leave: 'Sair do modo aluno',
  },
} as const;
