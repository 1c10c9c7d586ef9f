CREATE TABLE "segunda_resposta" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"origem" text NOT NULL,
	"conteudo" jsonb NOT NULL,
	"vale" text NOT NULL,
	"escolhida_em" timestamp with time zone,
	"guardada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "segunda_resposta_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "segunda_resposta_origem" CHECK ("segunda_resposta"."origem" in ('online','papel') and "segunda_resposta"."vale" in ('online','papel'))
);
--> statement-breakpoint
ALTER TABLE "segunda_resposta" ADD CONSTRAINT "segunda_resposta_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segunda_resposta" ADD CONSTRAINT "segunda_resposta_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;