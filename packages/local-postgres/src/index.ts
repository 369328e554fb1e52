export { findInstallations, freePort, hasVectors, unprivilegedUser } from "./installations.ts"
export { LocalPostgres, type LocalPostgresOptions } from "./local-postgres.ts"
export { runSql } from "./run-sql.ts"
