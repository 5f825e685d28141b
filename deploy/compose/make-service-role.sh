#!/bin/sh
# Runs once, when PostgreSQL makes its data folder. The role of the service owns nothing; `florin migrate` grants what it needs.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --set password="$(cat /run/secrets/service-password)" <<'SQL'
create role florin_service login password :'password';
SQL
