CREATE TABLE "entrada_aluno" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"erradas" smallint DEFAULT 0 NOT NULL,
	"admitido_em" timestamp with time zone,
	"admitido_por" bigint,
	CONSTRAINT "entrada_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "entrada_aluno_erradas" CHECK ("entrada_aluno"."erradas" >= 0)
);
--> statement-breakpoint
ALTER TABLE "entrada_aluno" ADD CONSTRAINT "entrada_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entrada_aluno" ADD CONSTRAINT "entrada_aluno_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;