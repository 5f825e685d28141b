import type { Texts } from '../en/en.ts';

export const states: Texts['states'] = {
  loading: 'Cargando…',
  retry: 'Intentar otra vez',
  reload: 'Recargar la página',
  requestId: 'ID de la solicitud',
  noPermission: {
    title: 'Su rol no incluye esta página',
    text: (email, role) =>
      `${email} tiene el rol «${role}». Pida a un administrador que lo haga o que le cambie el rol.`,
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    home: 'Ir al inicio',
  },
  updated: {
    title: 'No se ha podido cargar esta página',
    text: 'Puede que el panel se haya actualizado desde que lo abrió. Recárguelo para seguir donde estaba.',
  },
  failed: 'Algo ha ido mal',
  connection: {
    offline: 'No hay conexión. Lo que ha escrito sigue aquí; la página continuará cuando vuelva la conexión.',
    unreachable:
      'No se puede acceder a Florin. Lo que ha escrito sigue aquí; la página continuará cuando se pueda.',
  },
  codes: {
    unreachable: 'No se puede acceder al servicio. Compruebe su conexión.',
    unreadable: 'La respuesta no se puede leer. Puede que algo entre usted y el servicio la haya cambiado.',
    internal_error: 'Algo ha ido mal por nuestra parte. Comuníquelo al soporte con el ID de la solicitud.',
    temporarily_unavailable: 'El servicio no puede responder ahora. Inténtelo otra vez en un momento.',
    overloaded:
      'El servicio está demasiado ocupado. No se ha cambiado nada; inténtelo otra vez en un momento.',
    role_not_allowed: 'Su rol no lo permite. Pídaselo a un administrador.',
    signed_out: 'Su sesión ha terminado. Inicie sesión otra vez.',
    sign_in_failed: 'El correo electrónico o la contraseña son incorrectos.',
    one_time_password_expired: 'Esta contraseña de un solo uso ha caducado. Pida otra a quien se la dio.',
    password_wrong: 'La contraseña es incorrecta.',
    confirmation_required: 'Esto necesita su contraseña. No se ha cambiado nada.',
    approval_required:
      'Antes tiene que aprobarlo otro administrador, en Usuarios. No se ha cambiado nada. Después, repita exactamente lo mismo.',
    code_wrong: 'El código es incorrecto o ya se ha usado. Compruebe que la hora de su teléfono es correcta.',
    last_administrator: 'Debe haber al menos un administrador. Dé primero ese rol a otra persona.',
    operator_exists:
      'Ya hay un usuario con esta dirección. Actívelo o cámbiele el rol en la lista de usuarios.',
    https_required: 'El panel solo funciona con https. Ábralo en su dirección https.',
    foreign_origin:
      'El servicio tomó esto por una solicitud de otro sitio. Abra el panel en su propia dirección.',
    search_too_wide: 'Buscar en tantos pagos tarda demasiado. Acote por fecha, cuenta o estado.',
    payment_declined: 'El monedero lo rechazó. La cronología dice por qué.',
    payment_not_authorized: 'El pago ya no espera a ser cobrado. Compruebe su estado.',
    payment_in_progress:
      'El pago se está tramitando ahora con el monedero. Compruébelo de nuevo en un momento.',
    account_unknown: 'Cuenta no encontrada. Compruebe su ID.',
    account_closed: 'La cuenta está cerrada. No recibe más dinero.',
    account_on_hold: 'La cuenta está bloqueada. No se puede retirar nada de ella.',
    bank_account_missing: 'Para pagar al banco, la cuenta necesita un nombre y una cuenta bancaria.',
    bank_account_too_new: 'La cuenta bancaria tiene menos de un día. Inténtelo más tarde.',
    account_not_empty:
      'La cuenta solo se puede cerrar cuando todos los saldos son cero y no hay nada pendiente.',
    balance_too_low:
      'La cuenta no tiene tanto. El dinero que necesitan los reembolsos en curso no está disponible.',
    payment_not_captured: 'No se cobró nada, así que no hay nada que reembolsar.',
    nothing_to_reverse: 'Ya se ha anulado todo.',
    reversal_too_large: 'Es más de lo que queda del traspaso.',
    nothing_to_refund: 'Ya se ha reembolsado todo, o se está reembolsando.',
    refund_too_large: 'Es más de lo que queda ahora. Compruebe qué se ha reembolsado entretanto.',
    refund_in_progress:
      'Hay otra operación en curso para este pago en el monedero. No se ha reembolsado nada; inténtelo cuando termine.',
    payment_under_review:
      'El monedero no coincide con los datos de Florin sobre este pago. No se ha reembolsado nada; resuelva antes la discrepancia.',
    payment_disputed:
      'El comprador disputa el pago en el monedero. Reembolse todo lo que queda o espere a que se resuelva.',
    payment_expired: 'El pago ha caducado.',
    wallet_unavailable:
      'No se puede acceder al monedero ahora. No se ha cambiado nada; inténtelo otra vez en un minuto.',
    too_many_downloads: 'Ya está descargando cinco archivos. Espere a que termine uno.',
    rate_limited: (seconds) => `Demasiados intentos. Inténtelo otra vez en ${seconds} s.`,
  },
};
