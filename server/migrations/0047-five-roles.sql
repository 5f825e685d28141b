-- The roles of operators (docs/decisions/098-five-roles.md). An older program takes the new ones for viewers.
-- works with: 46
alter table operators
  drop constraint operators_role_is_known,
  add constraint operators_role_is_known check (role = any ('{administrator,finance,support,developer,viewer}'));
alter table invitations
  drop constraint invitations_role_is_known,
  add constraint invitations_role_is_known check (role = any ('{administrator,finance,support,developer,viewer}'));
