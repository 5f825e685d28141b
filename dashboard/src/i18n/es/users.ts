import type { Texts } from '../en/en.ts';

export const users: Texts['users'] = {
  title: 'Usuarios',
  description:
    'Quién puede entrar en este panel y con qué rol. Los usuarios nuevos reciben un enlace de invitación que vale una vez y caduca a los siete días.',
  invite: 'Invitar a alguien',
  you: 'Usted',
  disabled: 'Desactivado',
  person: 'Correo electrónico',
  role: 'Rol',
  twoFactor: 'Dos pasos',
  on: 'Sí',
  off: 'No',
  lastSeen: 'Última actividad',
  never: 'Nunca',
  menu: (email) => `Cambiar a ${email}`,
  invitations: {
    title: 'Invitaciones abiertas',
    none: 'No hay invitaciones abiertas.',
    by: 'Invitado por',
    until: 'Válida hasta',
    withdraw: 'Retirar',
    withdrawOf: (email) => `Retirar la invitación de ${email}`,
    withdrawTitle: (email) => `¿Retirar la invitación de ${email}?`,
    withdrawText: 'El enlace deja de funcionar de inmediato. Puede volver a invitar a esa persona.',
    withdrawn: (email) => `Se ha retirado la invitación de ${email}.`,
  },
  inviting: {
    title: 'Invitar a alguien',
    email: 'Correo electrónico',
    emailHint: 'Entrará con él. Florin no envía correo: el enlace lo hace llegar usted.',
    role: 'Rol',
    submit: 'Crear el enlace',
    linkTitle: 'El enlace de invitación',
    forWhom: (email, role) => `Para ${email}, ${role}.`,
    asRole: { administrator: 'con permisos de administrador', viewer: 'con permisos de lectura' },
    once: 'Este enlace solo se muestra ahora. Vale una vez, para quien lo abra primero; envíelo de forma que solo esa persona pueda leerlo.',
    until: (time) => `Vale hasta ${time}, o hasta que invite otra vez a la misma dirección.`,
    copy: 'Copiar el enlace',
  },
  actions: {
    makeAdministrator: {
      menu: 'Dar permisos de administrador',
      title: (email) => `¿Dar permisos de administrador a ${email}?`,
      text: (email) =>
        `${email} podrá hacerlo todo aquí: generar claves de API, actuar sobre pagos, invitar y desactivar usuarios. Sus sesiones terminan ahora; entrará otra vez con el rol nuevo.`,
      self: '',
      confirm: () => 'Dar permisos de administrador',
      done: (email) => `${email} tiene ahora permisos de administrador.`,
    },
    makeViewer: {
      menu: 'Limitar a lectura',
      title: (email) => `¿Limitar a ${email} a la lectura?`,
      text: (email) =>
        `${email} podrá ver pagos, cuentas y cifras, pero no cambiar nada. Sus sesiones y las invitaciones que envió terminan ahora.`,
      self: 'Es usted. Se cerrará su sesión, y solo otro administrador puede devolverle el rol.',
      confirm: () => 'Limitar a lectura',
      done: (email) => `${email} tiene ahora solo permisos de lectura.`,
    },
    disable: {
      menu: 'Desactivar',
      title: (email) => `¿Desactivar a ${email}?`,
      text: (email) =>
        `${email} ya no podrá entrar. Sus sesiones y las invitaciones que envió terminan ahora. Lo que hizo queda en el registro, y puede volver a activar la cuenta.`,
      self: 'Es usted. Se cerrará su sesión, y solo otro administrador puede dejarle entrar de nuevo.',
      confirm: (email) => `Desactivar a ${email}`,
      done: (email) => `${email} está desactivado y sin sesiones abiertas.`,
    },
    enable: {
      menu: 'Activar',
      title: (email) => `¿Activar otra vez a ${email}?`,
      text: (email) => `${email} podrá entrar de nuevo, con su contraseña y su rol de antes.`,
      self: '',
      confirm: (email) => `Activar a ${email}`,
      done: (email) => `${email} puede entrar de nuevo.`,
    },
    resetTwoFactor: {
      menu: 'Restablecer los dos pasos',
      title: (email) => `¿Restablecer la verificación en dos pasos de ${email}?`,
      text: (email) =>
        `Para quien ha perdido el teléfono y los códigos de recuperación. Hasta que ${email} la configure otra vez, basta la contraseña: asegúrese de que de verdad es esa persona quien lo pide. Sus sesiones terminan ahora.`,
      self: '',
      confirm: () => 'Restablecer los dos pasos',
      done: (email) => `${email} entra ahora solo con contraseña.`,
    },
  },
};
