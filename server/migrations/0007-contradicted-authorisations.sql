-- A look at an authorised payment may find that the wallet contradicts us, too. The rest of the rules stays as it stands.
do $$
begin
  execute replace(pg_get_functiondef('refuse_unsound_payment'::regproc),
    '''authorized > expired''', '''authorized > expired'', ''authorized > quarantined''');
end
$$;
