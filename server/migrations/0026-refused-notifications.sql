-- Notifications that were refused are shown to operators as well.
alter table wallet_troubles drop constraint wallet_troubles_kind_is_known;
alter table wallet_troubles add constraint wallet_troubles_kind_is_known check (
  kind = any ('{credentials,permission,account,request,unknown_issue,notification}'));
