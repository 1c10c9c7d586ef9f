/**
 * Sentences of the recovery page. Those of S1 §2.3, §5 and §8 are verbatim; 'Perguntas de seguranca' without its cedilla
 * is the documented title (decision 49).
 */
export const copy = {
  title: 'Recuperação de senha',
  username: 'Usuário ou e-mail',
  attention: 'Atenção',
  perguntas: {
    title: 'Perguntas de seguranca',
    text: 'Responda às suas perguntas e receba uma senha nova na hora.',
    submit: 'Continuar',
    empty: 'Preencha este campo!',
    notFound: 'Usuário não encontrado',
    none: 'Nenhuma pergunta de segurança encontrada, contate o suporte para reset de senha ou se preferir use o e-mail de recuperação.',
    off: 'A sua escola não usa a recuperação por perguntas. Use o e-mail ou peça uma senha nova na secretaria.',
    failed: 'Não deu para buscar as perguntas. Espere um minuto e tente de novo.',
    dialog: 'Responda às perguntas',
    dialogText: 'Maiúsculas e acentos não fazem diferença.',
    send: 'Enviar respostas',
    wrong: 'Respostas inválidas.',
    sendFailed: 'Não deu para conferir as respostas. Espere um minuto e tente de novo.',
  },
  nova: {
    title: 'Sua nova senha',
    done: 'Respostas certas',
    label: 'Nova senha',
    user: 'Usuário',
    help: 'Use em até 15 minutos. Ela serve para um só acesso: ao entrar, você cria outra.',
    login: 'Ir para o login',
  },
  email: {
    title: 'E-mail de recuperação',
    text: 'Vamos enviar um link para você criar uma senha nova. Ele vale por 30 minutos.',
    submit: 'Enviar',
    empty: 'Preencha o campo de e-mail.',
    notFound: 'E-mail ou usuário não encontrado.',
    failed: 'Erro ao enviar e-mail.',
    sent: 'E-mail enviado com sucesso',
    off: 'A sua escola ainda não ativou a recuperação por e-mail. Peça uma nova senha na secretaria.',
  },
  redeem: {
    title: 'Crie outra senha',
    text: 'Depois de salvar, entre com a senha nova.',
    nova: 'Nova senha',
    confirmacao: 'Confirme a nova senha',
    rules: 'Regras da senha',
    submit: 'Salvar senha',
    expired: 'Este link expirou ou já foi usado. Peça outro.',
    again: 'Pedir outro link',
    failed: 'Não deu para salvar a senha. Espere um minuto e tente de novo.',
  },
  tooMany: 'Foram muitas tentativas seguidas. Espere alguns minutos e tente de novo.',
} as const;
