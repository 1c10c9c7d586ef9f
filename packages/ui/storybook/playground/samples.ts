// What the playground can begin with: each is what one would write in a screen, without the imports.

export const samples = {
  Cartão: `<Card>
  <Stack gap="e12">
    <Inline gap="e8" align="center">
      <SubjectTile materia="Física" size={44} />
      <Heading look="h3">Leis de Newton</Heading>
    </Inline>
    <Text>Faltam 3 questões para terminar a fase.</Text>
    <ProgressBar label="Fase 6" value={3} max={6} valueText="3 de 6 questões" />
    <Button block>Continuar</Button>
  </Stack>
</Card>`,
  Formulário: `() => {
  const [nome, setNome] = useState('');
  const [sent, setSent] = useState(false);
  return (
    <Stack gap="e16">
      <TextInput
        label="Como quer ser chamada?"
        value={nome}
        onChange={setNome}
        error={sent && nome === '' ? 'Escreva um nome.' : undefined}
      />
      <Button onClick={() => setSent(true)}>Salvar</Button>
      {sent && nome !== '' && <Note tone="success">Salvo.</Note>}
    </Stack>
  );
}`,
  Diálogo: `() => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={icons.LogOut} variant="secondary" onClick={() => setOpen(true)}>
        Sair da prova
      </Button>
      <Confirm
        open={open}
        title="Sair da prova?"
        confirmLabel="Sair"
        cancelLabel="Continuar na prova"
        prefer="cancel"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        Suas respostas estão salvas.
      </Confirm>
    </>
  );
}`,
  Vazio: `<EmptyState
  title="Nenhuma prova por aqui"
  text="Quando a escola marcar uma prova, ela aparece nesta página."
  action={<ButtonLink href="#inicio" variant="secondary">Voltar ao início</ButtonLink>}
/>`,
} as const;

export type SampleName = keyof typeof samples;
