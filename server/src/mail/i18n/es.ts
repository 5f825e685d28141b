import type { Texts } from './en.ts';
import { lines } from './facts.ts';

export const es: Texts = {
  invitation: {
    subject: 'Su invitación a Florin',
    text: ({ invitedBy, dashboard, role, link, until }) =>
      lines(
        `${invitedBy} le ha invitado al panel de Florin en ${dashboard}. Su rol: ${role}.`,
        `Elija aquí una contraseña y habrá entrado:`,
        link,
        `El enlace vale una vez, hasta el ${until}, para quien lo abra primero. No lo comparta. Si no esperaba este correo, no haga nada.`,
      ),
  },
  roles: {
    administrator: 'administrador',
    finance: 'finanzas',
    support: 'soporte',
    developer: 'desarrollo',
    viewer: 'solo lectura',
  },
  lockOut: {
    subject: 'Intentos fallidos de entrar en su cuenta de Florin',
    password: ({ times, address, at, dashboard }) =>
      lines(
        `Alguien ha escrito ${times} contraseñas incorrectas para su cuenta en ${dashboard}, la última desde ${address}, ${at}.`,
        'Florin le hace esperar ahora, más después de cada intento. Si ha sido usted, espere un momento y vuelva a intentarlo, o pida una contraseña nueva a un administrador.',
        'Si no ha sido usted, nadie ha entrado y no tiene que hacer nada. El registro de auditoría contiene cada intento.',
      ),
    code: ({ times, address, at, dashboard }) =>
      lines(
        `Alguien ha escrito ${times} códigos incorrectos para su cuenta en ${dashboard}, el último desde ${address}, ${at}.`,
        'Si ha sido usted, espere un momento y vuelva a intentarlo, o use un código de recuperación.',
        'Si no ha sido usted, alguien conoce su contraseña: entre, cámbiela ahora y avise a un administrador.',
      ),
  },
  alert: {
    subject: 'Florin requiere su atención',
    text: (found, dashboard) =>
      lines(
        'Florin ha encontrado algo que solo puede arreglar una persona:',
        found,
        `La página de inicio dice qué hacer: ${dashboard}`,
      ),
    kinds: {
      certificate_expired: 'El certificado de Florin ha caducado.',
      certificate_expires_soon: 'El certificado de Florin caduca pronto.',
      certificate_wrong_name: 'El certificado de Florin es de otro host.',
      clock_database: 'Los relojes de Florin y de la base de datos difieren.',
      clock_wallet: 'Los relojes de Florin y del monedero difieren.',
      database_settings: 'Al rol de la base de datos le faltan ajustes.',
      wallet_credentials: 'El monedero no acepta las credenciales de Florin.',
      wallet_permission: 'El monedero no permite a Florin hacer una llamada.',
      wallet_account: 'Su cuenta en el monedero no está configurada del todo.',
      wallet_request: 'El monedero no acepta lo que envía Florin.',
      wallet_unknown_issue: 'El monedero ha comunicado un problema que Florin no conoce.',
      quarantined: 'Pagos que no coinciden con el monedero y necesitan una decisión:',
      disputes: 'Disputas que esperan su respuesta:',
      refunds: 'Reembolsos que requieren su atención:',
      differences: 'Diferencias en la última comparación con el monedero:',
      unchecked: 'Transacciones que la última comparación con el monedero no pudo comprobar:',
      webhooks: 'Destinos de webhooks que no reciben eventos:',
    },
  },
};
